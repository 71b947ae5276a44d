import { breakWords, endedRunWords } from '@hearthway/domain/scorecard/messages';
import { breakState } from '@hearthway/domain/scorecard/streak-break';
import { findEndedRun } from '@hearthway/domain/scorecard/streaks';
import type { useScorecard } from './use-scorecard.ts';

export function StreakNote({
  scorecard: { days, today, settings },
}: {
  scorecard: Pick<ReturnType<typeof useScorecard>, 'days' | 'today' | 'settings'>;
}) {
  const state = breakState(settings.breaks, today);
  const ended = findEndedRun(days, today, settings);
  const words =
    state && state.kind !== 'planned' ? breakWords(state) : ended && endedRunWords(ended);
  return words ? <p className="mt-3 rounded-control bg-sunk px-4 py-3 text-sm">{words}</p> : null;
}
