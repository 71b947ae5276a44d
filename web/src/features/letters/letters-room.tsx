import { segmentOfFilters } from '@hearthway/domain/letters/segment-of-filters';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { RoomHeader } from '../../desk/room-header.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LetterList } from './letter-list.tsx';
import { LetterResultsPage } from './letter-results.tsx';
import { letterQueries } from './queries.ts';
import { WriteLetter } from './write-letter.tsx';

export default function LettersRoom({ id }: { id?: string }) {
  const search = useSearch({ strict: false });
  if (id === undefined) return <LetterList />;
  if (id === 'new') return <WriteLetter segment={segmentOfFilters(search)} />;
  return <OneLetter id={id} />;
}

function OneLetter({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(letterQueries.one(id));
  if (data?.state === 'draft') return <WriteLetter letter={data} segment={data.segment} />;
  if (data) return <LetterResultsPage letter={data} />;
  if (!error) return <Skeleton className="h-96" />;
  const isGone = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <>
      <RoomHeader title="Letters" />
      <Alert
        tone="error"
        title={isGone ? 'This letter doesn’t exist.' : 'We couldn’t load the letter.'}
        className="mt-6"
      >
        {!isGone && (
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </Alert>
    </>
  );
}
