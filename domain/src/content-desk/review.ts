import { z } from 'zod';
import { addDays, type DayKey, dayKey } from '../calendar.ts';

const day = z.iso.date().refine((value) => value >= '2000-01-01' && value < '2100-01-01', {
  message: 'must be a day of this century',
});

export const review = z
  .strictObject({
    by: z.string().trim().min(1, 'Please enter the reviewer’s name').max(120),
    on: day,
    dueOn: day,
  })
  .refine(({ on, dueOn }) => on < dueOn, {
    path: ['dueOn'],
    message: 'The next review must be after this one',
  });
export type Review = z.infer<typeof review>;

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
