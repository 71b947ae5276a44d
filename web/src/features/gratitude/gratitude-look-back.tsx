import { dayName } from '@hearthway/domain/format';
import { GRATITUDE_MESSAGES } from '@hearthway/domain/gratitude/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMemberId } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { gratitudeLabel } from './gratitude-label.ts';
import { gratitudeQueries } from './queries.ts';

export function GratitudeLookBack() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-3">
      <Button
        variant="link"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        {GRATITUDE_MESSAGES.lookBack}
      </Button>
      {isOpen && <PastDays />}
    </div>
  );
}

function PastDays() {
  const past = useInfiniteQuery(gratitudeQueries.lookBack(useMemberId()));
  if (!past.data) {
    const isAway = past.isError || past.isPaused;
    return (
      <p role="status" className="text-muted text-sm">
        {isAway ? GRATITUDE_MESSAGES.couldNotLoad : <Spinner className="text-teal" />}
      </p>
    );
  }
  const days = past.data.pages.flatMap((page) => page.days);
  if (days.length === 0) return <p className="text-muted">{GRATITUDE_MESSAGES.nothingYet}</p>;
  return (
    <>
      <ol className="mt-1 flex flex-col gap-3">
        {days.map(({ date, choice, words }) => (
          <li key={date}>
            <p className="text-muted text-sm">{dayName(date)}</p>
            <p className="wrap-anywhere">
              {gratitudeLabel(choice)}
              {words && <span className="block whitespace-pre-wrap text-sm">{words}</span>}
            </p>
          </li>
        ))}
      </ol>
      {past.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          busy={past.isFetchingNextPage}
          onClick={() => void past.fetchNextPage()}
        >
          {GRATITUDE_MESSAGES.showMore}
        </Button>
      )}
    </>
  );
}
