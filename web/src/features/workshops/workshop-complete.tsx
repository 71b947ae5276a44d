import { WORKSHOP_MESSAGES } from '@hearthway/domain/workshops/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { workshopQueries } from './queries.ts';

interface WorkshopCompleteProps {
  position: number;
  isNew: boolean;
}

export function WorkshopComplete({ position, isNew }: WorkshopCompleteProps) {
  const { data } = useQuery(workshopQueries.list());
  if (!data) return null;
  const following = data.workshops.find((workshop) => workshop.position === position + 1);
  const open = data.workshops.find(
    (workshop) => workshop.status === 'unlocked' && workshop.position !== position,
  );
  // Right after the last part, the list may not know yet which workshop opened.
  const next = isNew ? following : open;
  return (
    <>
      {isNew && (
        <Alert tone="success">
          {next
            ? WORKSHOP_MESSAGES.workshopComplete
            : 'Nice! This workshop is complete. That was the last one: you’ve finished the journey.'}
        </Alert>
      )}
      <Button asChild variant="action" className="sm:self-start">
        {next ? (
          <Link to="/shj/workshops/$slug" params={{ slug: next.slug }}>
            {next === following
              ? `Continue to week ${next.position}: ${next.title}`
              : `Back to week ${next.position}: ${next.title}`}
          </Link>
        ) : (
          <Link to="/progress">See how far you’ve come</Link>
        )}
      </Button>
    </>
  );
}
