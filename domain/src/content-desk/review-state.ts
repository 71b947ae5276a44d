import { addDays, type DayKey, dayKey } from '../calendar.ts';
import type { Review } from './review.ts';

export type ReviewState = 'missing' | 'valid' | 'due';

export function reviewState(current: Review | null, today: DayKey): ReviewState {
  if (!current) return 'missing';
  return current.dueOn <= today ? 'due' : 'valid';
}

export function nextReviewDay(on: DayKey): DayKey {
  const [year = 0, ...rest] = on.split('-');
  const next = `${Number(year) + 1}-${rest.join('-')}`;
  // A page reviewed on 29 February is due after 365 days, because the next year has no such day.
  const isReal = !Number.isNaN(Date.parse(next)) && dayKey(new Date(next)) === next;
  return isReal ? next : addDays(on, 365);
}
