import type { WorkshopCard } from '@hearthway/domain/workshops/contract';
import { opensAfterCompleting, WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { Button } from '../../ui/button.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';

export function LockedWorkshop({ workshop }: { workshop: WorkshopCard }) {
  return (
    <Card className="bg-sunk sm:p-8">
      <Lock aria-hidden="true" className="mb-3 size-6 text-muted" />
      <CardTitle>{WORKSHOP_MESSAGES.locked}</CardTitle>
      {workshop.opensAfter && <CardText>{opensAfterCompleting(workshop.opensAfter)}</CardText>}
      <Button asChild variant="action" className="mt-6">
        <Link to="/shj/workshops">{WORKSHOP_MESSAGES.backToWorkshops}</Link>
      </Button>
    </Card>
  );
}
