import type { DayKey } from '@hearthway/domain/calendar';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { shownPillars } from '@hearthway/domain/scorecard/score';
import type { ReactNode } from 'react';
import { SavedMark } from '../../outbox/saved-mark.tsx';
import { cn } from '../../ui/cn.ts';
import { checkinWrite } from './checkin-write.ts';
import { MilestoneNote } from './milestone-note.tsx';
import { PillarButton } from './pillar-button.tsx';
import { ScorecardPlaceholder } from './scorecard-placeholder.tsx';
import { getScore, type useScorecard } from './use-scorecard.ts';

interface PillarTapsProps {
  scorecard: ReturnType<typeof useScorecard>;
  date: DayKey;
  isSmall?: boolean;
  /** What the day's points mean, beside the confirmation. */
  children: ReactNode;
}

/** The one place where a day is rated: home and the Action Hub put their own heading above it. */
export function PillarTaps({ scorecard, date, isSmall = false, children }: PillarTapsProps) {
  const { today, days, settings, tap, query, unsentOn } = scorecard;
  if (!query.data && (query.isLoading || query.isError)) {
    return <ScorecardPlaceholder query={query} />;
  }
  return (
    <>
      <div className={cn('flex flex-col', isSmall ? 'mt-2.5 gap-1.5 sm:gap-2' : 'mt-4 gap-2.5')}>
        {shownPillars(settings.hidden).map((pillar) => (
          <PillarButton
            key={pillar}
            isSmall={isSmall}
            pillar={pillar}
            score={getScore(days, date, pillar)}
            onTap={() => tap(date, pillar)}
          />
        ))}
      </div>
      <MilestoneNote today={today} />
      <div className="mt-3 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {children}
        <SavedMark kind={checkinWrite.kind} item={unsentOn(date)}>
          {SCORECARD_MESSAGES.saved}{' '}
          <span className={cn('font-normal', isSmall && 'sr-only')}>
            {SCORECARD_MESSAGES.savedDetail}
          </span>
        </SavedMark>
      </div>
    </>
  );
}
