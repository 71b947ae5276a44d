import type { DayKey } from '@hearthway/domain/calendar';
import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { PILLAR_LABELS, SCORE_LABELS, STREAK_MESSAGES } from '@hearthway/domain/scorecard/messages';
import {
  comparePillars,
  type PillarSummary,
  pillarSummary,
  REVIEW_DAYS,
} from '@hearthway/domain/scorecard/pillar-summary';
import { type Score, shownPillars } from '@hearthway/domain/scorecard/score';
import type { StreakSettings } from '@hearthway/domain/scorecard/streaks';
import { CardText } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';

interface PillarReviewProps {
  days: readonly Checkin[];
  today: DayKey;
  settings: StreakSettings;
}

export function PillarReview({ days, today, settings }: PillarReviewProps) {
  const summaries = shownPillars(settings.hidden).map((pillar) =>
    pillarSummary(days, today, pillar),
  );
  return (
    <section aria-labelledby="pillars-title">
      <h3 id="pillars-title" className="text-xl">
        {STREAK_MESSAGES.pillarsTitle}
      </h3>
      <CardText>{comparePillars(summaries)}</CardText>
      {summaries.some(({ rated }) => rated > 0) && <PillarRows summaries={summaries} />}
    </section>
  );
}

function PillarRows({ summaries }: { summaries: readonly PillarSummary[] }) {
  return (
    <>
      <ul className="mt-5 flex flex-col gap-4">
        {summaries.map((summary) => (
          <PillarRow key={summary.pillar} summary={summary} />
        ))}
      </ul>
      <p aria-hidden="true" className="mt-2 flex justify-between text-muted text-sm">
        <span>{REVIEW_DAYS} days ago</span>
        <span>Today</span>
      </p>
      <ul className="mt-2 flex gap-x-5 text-muted text-sm">
        {SCORES.map((score) => (
          <li key={score} className="flex items-center gap-2">
            <span aria-hidden="true" className={cn('w-2 rounded-[2px]', HEIGHTS[score])} />
            {SCORE_LABELS[score]}
          </li>
        ))}
      </ul>
    </>
  );
}

const HEIGHTS = { 0: 'h-2 bg-edge/60', 1: 'h-4.5 bg-teal/45', 2: 'h-8 bg-teal' } as const;
const SCORES: readonly Score[] = [0, 1, 2];

function PillarRow({ summary: { pillar, scores, rated, well } }: { summary: PillarSummary }) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{PILLAR_LABELS[pillar]}</span>
        <span className="text-muted text-sm tabular-nums">
          {rated === 0 ? 'not rated yet' : `well on ${well} of ${rated} days`}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1 flex h-8 items-end gap-[3px]">
        {scores.map(({ date, score }) => (
          <span
            key={date}
            className={cn('grow rounded-[2px]', score === null ? 'h-0.5 bg-line' : HEIGHTS[score])}
          />
        ))}
      </div>
    </li>
  );
}
