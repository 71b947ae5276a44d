import type { DayKey } from '@hearthway/domain/calendar';
import { dayName } from '@hearthway/domain/format';
import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { PILLAR_LABELS, SCORE_LABELS } from '@hearthway/domain/scorecard/messages';
import { shownPillars } from '@hearthway/domain/scorecard/score';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { getScore } from './use-scorecard.ts';

interface DayDetailProps {
  date: DayKey;
  days: readonly Checkin[];
  hidden: readonly Pillar[];
}

export function DayDetail({ date, days, hidden }: DayDetailProps) {
  const rated = shownPillars(hidden).flatMap((pillar) => {
    const score = getScore(days, date, pillar);
    return score === null ? [] : [{ pillar, score }];
  });
  return (
    <div role="status" className="mt-2 rounded-control bg-sunk px-4 py-3 text-sm">
      <p className="font-semibold">{dayName(date)}</p>
      {rated.length === 0 ? (
        <p className="text-muted">No check-in on this day.</p>
      ) : (
        <dl className="mt-1 grid gap-y-0.5">
          {rated.map(({ pillar, score }) => (
            <div key={pillar} className="flex justify-between gap-3">
              <dt className="text-muted">{PILLAR_LABELS[pillar]}</dt>
              <dd>{SCORE_LABELS[score]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
