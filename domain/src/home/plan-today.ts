import type { DayPart } from './day-part.ts';
import { isFinished, type TodayItem } from './today.ts';

export interface TodayPlan {
  next: TodayItem | null;
  more: TodayItem[];
}

export function planToday(items: readonly TodayItem[], part: DayPart): TodayPlan {
  const shown = items.filter(({ kind, done }) => {
    if (kind === 'gratitude') return part === 'evening' && !done;
    return kind === 'path' ? done : kind !== 'checkin';
  });
  const hasPath = items.some(({ kind, done }) => kind === 'path' && done);
  const next =
    shown.find(
      (item) => !isFinished(item) && !isFirstPulse(item) && (hasPath || item.kind === 'pulse'),
    ) ?? null;
  return { next, more: shown.filter((item) => item !== next) };
}

/**
 * The first pulse takes long, so Home suggests it only after the member has taken a step on their
 * path.
 */
const isFirstPulse = (item: TodayItem) =>
  item.kind === 'pulse' && !item.done && item.daysSinceLast === null;
