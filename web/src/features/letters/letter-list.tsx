import type { Letter } from '@hearthway/domain/letters/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RoomHeader } from '../../desk/room-header.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LetterStateBadge } from './letter-state-badge.tsx';
import { audienceWords, resultWords, stateWords } from './letter-words.ts';
import { NoMailServer } from './no-mail-server.tsx';
import { letterQueries } from './queries.ts';
import { UnwantedLetters } from './unwanted-letters.tsx';

export function LetterList() {
  const { data, isError, refetch } = useQuery(letterQueries.list());
  return (
    <>
      <RoomHeader title="Letters" intro="Emails from you to your members.">
        {data && data.letters.length > 0 && <NewLetter />}
      </RoomHeader>
      <NoMailServer state="draft" className="mt-6" />
      {isError && !data && (
        <Alert tone="error" title="We couldn’t load the letters." className="mt-6">
          <Button variant="link" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {!data && !isError && <Skeleton className="mt-6 h-64" />}
      {data?.letters.length === 0 && (
        <EmptyState
          className="mt-6"
          text="You haven’t written to anyone yet. A few warm lines often bring back people who’ve gone quiet."
          action={<NewLetter isFirst />}
        />
      )}
      {data && data.letters.length > 0 && (
        <ul className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
          {data.letters.map((letter) => (
            <LetterLine key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
      {data && <UnwantedLetters unsubscribed={data.unsubscribed} bounced={data.bounced} />}
    </>
  );
}

function LetterLine({ letter }: { letter: Letter }) {
  const results = resultWords(letter);
  return (
    <li>
      <Link
        to="/admin/$room/$id"
        params={{ room: 'letters', id: letter.id }}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-4 py-4 hover:bg-hover sm:px-6"
      >
        <span className="min-w-0 break-words font-semibold sm:truncate">
          {letter.subject || 'No subject yet'}
        </span>
        <span className="justify-self-end">
          <LetterStateBadge state={letter.state} />
        </span>
        <span className="col-span-2 text-muted text-sm sm:col-span-1">
          {audienceWords(letter.segment)} · {stateWords(letter)}
        </span>
        {results && (
          <span className="col-span-2 text-muted text-sm tabular-nums sm:col-span-1 sm:text-right">
            {results}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The first letter is best written to quiet members, as the empty list suggests. */
function NewLetter({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild size="sm" variant={isFirst ? 'default' : 'outline'}>
        <Link
          to="/admin/$room/$id"
          params={{ room: 'letters', id: 'new' }}
          search={{ filter: 'quiet' } as never}
        >
          Write to quiet members
        </Link>
      </Button>
      <Button asChild size="sm" variant={isFirst ? 'outline' : 'default'}>
        <Link to="/admin/$room/$id" params={{ room: 'letters', id: 'new' }}>
          Write a letter
        </Link>
      </Button>
    </div>
  );
}
