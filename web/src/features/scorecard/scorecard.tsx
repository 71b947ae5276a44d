import { addDays } from '@hearthway/domain/calendar';
import { dayName } from '@hearthway/domain/format';
import { shownPillars } from '@hearthway/domain/scorecard/score';
import { useState } from 'react';
import { SavedMark } from '../../outbox/saved-mark.tsx';
import { Card, CardText, CardTitle } from '../../ui/card.tsx';
import { checkinWrite } from './checkin-write.ts';
import { DayChoice } from './day-choice.tsx';
import { DayTotal } from './day-total.tsx';
import { MilestoneNote } from './milestone-note.tsx';
import { PillarButton } from './pillar-button.tsx';
import { ScoreMeanings } from './score-meanings.tsx';
import { ScorecardPlaceholder } from './scorecard-placeholder.tsx';
import { StreakNote } from './streak-note.tsx';
import { getScore, type useScorecard } from './use-scorecard.ts';

type DayName = 'today' | 'yesterday';

export function Scorecard({
  scorecard,
  className,
}: {
  scorecard: ReturnType<typeof useScorecard>;
  className?: string;
}) {
  const { today, days, settings, tap, query, unsentOn } = scorecard;
  const { hidden } = settings;
  const [chosen, setChosen] = useState<DayName>('today');
  const date = chosen === 'today' ? today : addDays(today, -1);
  const isUnknown = !query.data && (query.isLoading || query.isError);
  return (
    <Card className={className} aria-labelledby="scorecard-title">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <CardTitle id="scorecard-title">Daily Scorecard</CardTitle>
          <CardText className="text-sm">{dayName(date)}</CardText>
        </div>
        <DayChoice value={chosen} onChange={setChosen} />
      </div>
      {isUnknown ? (
        <ScorecardPlaceholder query={query} />
      ) : (
        <div className="mt-4 flex flex-col gap-2.5">
          {shownPillars(hidden).map((pillar) => (
            <PillarButton
              key={pillar}
              pillar={pillar}
              score={getScore(days, date, pillar)}
              onTap={() => tap(date, pillar)}
            />
          ))}
        </div>
      )}
      <MilestoneNote today={today} />
      <div className="mt-4 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <DayTotal day={days.find((day) => day.date === date)} name={chosen} hidden={hidden} />
        <SavedMark kind={checkinWrite.kind} item={unsentOn(date)} />
      </div>
      <StreakNote scorecard={scorecard} />
      <ScoreMeanings hidden={hidden} />
    </Card>
  );
}
