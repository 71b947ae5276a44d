import { formatNumber } from '@hearthway/domain/format';
import type { Letter } from '@hearthway/domain/letters/contract';
import { FIRST_NAME } from '@hearthway/domain/letters/first-name';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { RoomHeader } from '../../desk/room-header.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LetterStateBadge } from './letter-state-badge.tsx';
import { audienceWords, countResults, resultWords, stateWords } from './letter-words.ts';
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
        <div className="mt-6 overflow-hidden rounded-card border border-line bg-surface shadow-card">
          <Headings />
          <ul className="divide-y divide-line">
            {data.letters.map((letter) => (
              <LetterLine key={letter.id} letter={letter} />
            ))}
          </ul>
        </div>
      )}
      {data && <UnwantedLetters unsubscribed={data.unsubscribed} bounced={data.bounced} />}
    </>
  );
}

const COLUMNS = 'sm:grid-cols-[minmax(0,1fr)_6rem_5.5rem_5rem_7rem]';

const Headings = () => (
  <p
    aria-hidden="true"
    className={`grid min-h-10 items-center gap-x-4 border-line border-b px-6 font-semibold text-muted text-xs max-sm:hidden ${COLUMNS}`}
  >
    <span>Letter</span>
    <span>State</span>
    <span className="text-right">Recipients</span>
    <span className="text-right">Bounced</span>
    <span className="text-right">Unsubscribed</span>
  </p>
);

function LetterLine({ letter }: { letter: Letter }) {
  const counts = countResults(letter);
  const results = resultWords(letter);
  return (
    <li>
      <Link
        to="/admin/$room/$id"
        params={{ room: 'letters', id: letter.id }}
        className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-4 hover:bg-hover sm:px-6 ${COLUMNS}`}
      >
        <span className="min-w-0">
          <span className="block break-words font-semibold">
            <SubjectText subject={letter.subject} />
          </span>
          <span className="mt-0.5 block text-muted text-sm">{audienceWords(letter.segment)}</span>
          <span className="block text-muted text-sm">{stateWords(letter)}</span>
        </span>
        <span className="self-start sm:self-center">
          <LetterStateBadge state={letter.state} />
        </span>
        {counts ? (
          counts.map(({ name, count }) => (
            <span
              key={name}
              className={cn(
                'text-right tabular-nums max-sm:hidden',
                count === 0 ? 'text-muted' : 'font-semibold',
              )}
            >
              {formatNumber(count)}
              <span className="sr-only"> {name}</span>
            </span>
          ))
        ) : (
          <span className="col-span-3 text-right text-muted text-sm max-sm:hidden">{results}</span>
        )}
        {results && (
          <span className="col-span-2 text-muted text-sm tabular-nums sm:hidden">{results}</span>
        )}
      </Link>
    </li>
  );
}

/** Each member reads their own first name, so the list marks its place. */
function SubjectText({ subject }: { subject: string }) {
  if (!subject) return 'No subject yet';
  const [start, ...rest] = subject.split(FIRST_NAME);
  return (
    <>
      {start}
      {rest.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same words can follow two names.
        <Fragment key={index}>
          <span className="rounded-small bg-sunk px-1.5 py-0.5 font-medium text-muted text-sm">
            first name
          </span>
          {words}
        </Fragment>
      ))}
    </>
  );
}

/** The first letter is best written to quiet members, as the empty list suggests. */
function NewLetter({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-5 gap-y-2',
        !isFirst && 'max-sm:flex-row-reverse',
      )}
    >
      <Button asChild size="sm" variant={isFirst ? 'default' : 'link'}>
        <Link
          to="/admin/$room/$id"
          params={{ room: 'letters', id: 'new' }}
          search={{ filter: 'quiet' } as never}
        >
          Write to quiet members
        </Link>
      </Button>
      <Button asChild size="sm" variant={isFirst ? 'link' : 'default'}>
        <Link to="/admin/$room/$id" params={{ room: 'letters', id: 'new' }}>
          Write a letter
        </Link>
      </Button>
    </div>
  );
}
