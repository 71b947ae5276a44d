import type { DeskAccessResponse } from '@hearthway/domain/desk/contract';
import { dayName } from '@hearthway/domain/format';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { RoomHeader } from '../../desk/room-header.tsx';
import { useCalendarDay } from '../../lib/calendar-day.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { useFirstName } from '../../member/me.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayLine } from './day-line.tsx';
import { describeChecks, greet, summarize } from './day-words.ts';
import { AboutNumbers, PracticeNumbers } from './practice-numbers.tsx';
import { deskTodayQueries } from './queries.ts';

interface TodayPageProps {
  access: DeskAccessResponse;
  /** How many settings are missing. `children` lists them. */
  toSetUp: number;
  children: ReactNode;
}

export default function TodayPage({ access, toSetUp, children }: TodayPageProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(deskTodayQueries.day());
  const today = useCalendarDay();
  const firstName = useFirstName();
  const lines = data?.lines ?? [];
  const needed = lines.filter(({ tone }) => tone !== 'info');
  const waiting = lines.filter(({ tone }) => tone === 'info');
  const tryAgain = (
    <Button variant="link" size="sm" busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <>
      <RoomHeader
        title={greet(new Date().getHours(), firstName)}
        intro={
          dayName(today) +
          (data
            ? `. ${summarize({ needed: needed.length, waiting: waiting.length, toSetUp })}`
            : '')
        }
      />
      {error && !data && (
        <Alert tone="error" className="mt-6" title="We couldn’t load today’s list">
          <p>{errorMessage(error, 'Please try again.')}</p>
          {tryAgain}
        </Alert>
      )}
      {isPending && <Skeleton className="mt-6 h-80" />}
      {data && !data.isComplete && (
        <Alert tone="warning" className="mt-6" title="We couldn’t check everything">
          {tryAgain}
        </Alert>
      )}
      <div className="flex flex-col">
        {needed.length > 0 && (
          <ul
            aria-label="What needs you"
            className="mt-6 divide-y divide-line rounded-card border border-line bg-surface shadow-card"
          >
            {needed.map((line, index) => (
              <DayLine key={line.key} line={line} isFirst={index === 0} />
            ))}
          </ul>
        )}
        {data?.isComplete && needed.length === 0 && (
          <GoodNews access={access} isEmpty={waiting.length + toSetUp === 0} />
        )}
        {data && <PracticeNumbers day={data} isAdmin={access.isInnerCircle} />}
      </div>
      {waiting.length > 0 && (
        <section aria-labelledby="can-wait" className="mt-8">
          <h2 id="can-wait" className="text-xl">
            When you have time
          </h2>
          <ul
            aria-labelledby="can-wait"
            className="mt-3 divide-y divide-line rounded-card border border-line bg-surface shadow-card"
          >
            {waiting.map((line) => (
              <DayLine key={line.key} line={line} />
            ))}
          </ul>
        </section>
      )}
      {children}
      {data && <AboutNumbers day={data} isAdmin={access.isInnerCircle} />}
    </>
  );
}

interface GoodNewsProps {
  access: DeskAccessResponse;
  isEmpty: boolean;
}

function GoodNews({ access, isEmpty }: GoodNewsProps) {
  return (
    <Card className="mt-6 flex items-center gap-5">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-teal/10 text-teal">
        <Check aria-hidden="true" className="size-7" strokeWidth={2.5} />
      </span>
      <div>
        <p className="font-serif text-xl">You’re all caught up</p>
        <p className="mt-0.5 text-muted">
          {describeChecks(access)}
          {isEmpty && ' Nothing is waiting for you.'}
        </p>
      </div>
    </Card>
  );
}
