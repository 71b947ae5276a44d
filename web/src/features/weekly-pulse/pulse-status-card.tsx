import { pulseStatusBox } from '@hearthway/domain/weekly-pulse/messages';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePulseStatus, useUnsentPulse } from './use-pulse.ts';

export function PulseStatusCard() {
  const status = usePulseStatus(useNow());
  const unsent = useUnsentPulse();
  if (!status) {
    return (
      <Card>
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="mt-3 h-5 w-1/2" />
        <Skeleton className="mt-5 h-12 w-48 rounded-control" />
      </Card>
    );
  }
  const shown = unsent ? { due: false, daysSinceLast: 0 } : status;
  const box = pulseStatusBox(shown);
  return (
    <Card>
      {!shown.due && <p className="font-semibold text-muted text-sm">Weekly Pulse</p>}
      <CardTitle>{box.heading}</CardTitle>
      <CardText>{box.detail}</CardText>
      <Button asChild variant={shown.due ? 'action' : 'outline'} className="mt-5">
        <Link to="/action" hash="weekly" hashScrollIntoView={false}>
          {box.button}
        </Link>
      </Button>
    </Card>
  );
}
