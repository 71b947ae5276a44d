import { dayName, formatAppointment } from '@hearthway/domain/format';
import { opensAgainIn } from '@hearthway/domain/weekly-pulse/countdown';
import { PULSE_MESSAGES } from '@hearthway/domain/weekly-pulse/messages';
import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useNow } from '../../lib/use-now.ts';
import { useIsWaiting } from '../../outbox/outbox.ts';
import type { OutboxItem } from '../../outbox/outbox-item.ts';
import { UnsentMark } from '../../outbox/unsent-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { UnsentPulse } from './pulse-write.ts';

export function PulseLock({ nextEligibleAt }: { nextEligibleAt: string | null }) {
  const now = useNow();
  const opensAt = nextEligibleAt ? new Date(nextEligibleAt) : new Date(now);
  const opens = formatAppointment(opensAt);
  return (
    <Card aria-labelledby="pulse-title">
      <CircleCheck aria-hidden="true" className="mb-3 size-9 text-teal" />
      <CardTitle id="pulse-title">Weekly Pulse</CardTitle>
      <CardText>{PULSE_MESSAGES.upToDate}</CardText>
      <p role="timer" className="mt-5 rounded-control bg-sunk px-4 py-4 font-semibold text-lg">
        {opensAgainIn(opensAt, new Date(now))}
      </p>
      <p className="mt-2 text-muted text-sm">{opens}</p>
      <Button asChild variant="outline" className="mt-5">
        <Link to="/progress">See week by week</Link>
      </Button>
    </Card>
  );
}

export function PulseWaiting({ pulse }: { pulse: OutboxItem<UnsentPulse> }) {
  const isWaiting = useIsWaiting();
  return (
    <Card aria-labelledby="pulse-title">
      <CardTitle id="pulse-title">Weekly Pulse</CardTitle>
      {isWaiting || pulse.hasFailed ? (
        <>
          <CardText>
            Your pulse of {dayName(pulse.payload.date)} is kept on this device.
            {!pulse.hasFailed && ' It will be sent when the network returns.'}
          </CardText>
          <UnsentMark item={pulse} className="mt-4" />
        </>
      ) : (
        <p role="status" className="mt-4 flex items-center gap-3 text-muted">
          <Spinner className="text-teal" /> Saving…
        </p>
      )}
    </Card>
  );
}
