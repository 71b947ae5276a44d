import type { DayKey } from '@hearthway/domain/calendar';
import { SCORECARD_MESSAGES } from '@hearthway/domain/scorecard/messages';
import { shownPillars } from '@hearthway/domain/scorecard/score';
import type { ReactNode } from 'react';
import { SavedMark } from '../../outbox/saved-mark.tsx';
import { cn } from '../../ui/cn.ts';
import { useReachedMilestone } from './celebrate.ts';
import { checkinWrite } from './checkin-write.ts';
import { MilestoneNote } from './milestone-note.tsx';
import { PillarButton } from './pillar-button.tsx';
import { PillarTile } from './pillar-tile.tsx';
import { ScorecardPlaceholder } from './scorecard-placeholder.tsx';
import { TapKey } from './tap-key.tsx';
import { getScore, type useScorecard } from './use-scorecard.ts';

/** From then on, the small card leaves out how often to tap. */
const PRACTISED_DAYS = 7;

interface PillarTapsProps {
  scorecard: ReturnType<typeof useScorecard>;
  date: DayKey;
  isSmall?: boolean;
  /** This link is shown at the end of the line below the pillars. */
  link?: ReactNode;
  children: ReactNode;
}

export function PillarTaps({ scorecard, date, isSmall = false, link, children }: PillarTapsProps) {
  const { today, days, settings, tap, query, unsentOn } = scorecard;
  const isMilestone = useReachedMilestone(today) !== null;
  if (!query.data && (query.isLoading || query.isError)) {
    return <ScorecardPlaceholder query={query} />;
  }
  const pillars = shownPillars(settings.hidden).map((pillar) => ({
    pillar,
    score: getScore(days, date, pillar),
    onTap: () => tap(date, pillar),
  }));
  const isDayRated = pillars.some(({ score }) => score !== null);
  return (
    <>
      {!(isSmall && days.length >= PRACTISED_DAYS) && (
        <TapKey className={isSmall ? 'mt-1 max-sm:px-1' : 'mt-3'} />
      )}
      <div
        className={
          isSmall
            ? 'mt-3 grid auto-cols-fr grid-flow-col gap-0.5 max-[22rem]:grid-flow-row sm:gap-2'
            : 'mt-3 flex flex-col gap-2 sm:gap-2.5'
        }
      >
        {pillars.map((one) =>
          isSmall ? (
            <PillarTile key={one.pillar} {...one} isDayRated={isDayRated} />
          ) : (
            <PillarButton key={one.pillar} {...one} />
          ),
        )}
      </div>
      <MilestoneNote today={today} />
      <div
        className={cn('flex flex-wrap items-center justify-between gap-x-4', !isSmall && 'mt-3')}
      >
        <div
          className={cn(
            'flex min-w-0 grow gap-x-4 gap-y-1',
            isSmall
              ? 'min-h-11 basis-36 flex-col justify-center'
              : 'min-h-6 flex-wrap items-center justify-between',
          )}
        >
          {!isMilestone && children}
          <SavedMark kind={checkinWrite.kind} item={unsentOn(date)}>
            {SCORECARD_MESSAGES.saved}{' '}
            <span className={cn('font-normal', isSmall && 'sr-only')}>
              {SCORECARD_MESSAGES.savedDetail}
            </span>
          </SavedMark>
        </div>
        {link}
      </div>
    </>
  );
}
