import { breakWords, endedRunWords } from '@hearthway/domain/scorecard/messages';
import { breakState } from '@hearthway/domain/scorecard/streak-break';
import { endedRun } from '@hearthway/domain/scorecard/streaks';
import type { useScorecard } from './use-scorecard.ts';

/** One kind sentence where there is something to say: a break, or a run that has ended. */
export function StreakWords({
  scorecard: { days, today, settings },
}: {
  scorecard: Pick<ReturnType<typeof useScorecard>, 'days' | 'today' | 'settings'>;
}) {
  const state = breakState(settings.breaks, today);
  const ended = endedRun(days, today, settings);
  const words =
    state && state.kind !== 'planned' ? breakWords(state) : ended && endedRunWords(ended);
  return words ? <p className="mt-3 rounded-control bg-sunk px-4 py-3 text-sm">{words}</p> : null;
}
