import { addDays } from '@hearthway/domain/calendar';
import { dayName } from '@hearthway/domain/format';
import { useState } from 'react';
import { Card, CardTitle } from '../../ui/card.tsx';
import { DayChoice } from './day-choice.tsx';
import { DayTotal } from './day-total.tsx';
import { PillarTaps } from './pillar-taps.tsx';
import { ScoreMeanings } from './score-meanings.tsx';
import { StreakNote } from './streak-note.tsx';
import type { useScorecard } from './use-scorecard.ts';

type DayName = 'today' | 'yesterday';

export function Scorecard({
  scorecard,
  className,
}: {
  scorecard: ReturnType<typeof useScorecard>;
  className?: string;
}) {
  const { today, days, settings } = scorecard;
  const { hidden } = settings;
  const [chosen, setChosen] = useState<DayName>('today');
  const date = chosen === 'today' ? today : addDays(today, -1);
  return (
    <Card className={className} aria-labelledby="scorecard-title">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 max-sm:-mt-1">
        <div>
          <CardTitle id="scorecard-title" className="max-sm:text-lg max-sm:leading-tight">
            Daily Scorecard
          </CardTitle>
          <p className="text-muted text-xs sm:text-sm">{dayName(date)}</p>
        </div>
        <DayChoice value={chosen} onChange={setChosen} />
      </div>
      <PillarTaps scorecard={scorecard} date={date}>
        <DayTotal day={days.find((day) => day.date === date)} name={chosen} hidden={hidden} />
      </PillarTaps>
      <StreakNote scorecard={scorecard} />
      <ScoreMeanings hidden={hidden} />
    </Card>
  );
}
