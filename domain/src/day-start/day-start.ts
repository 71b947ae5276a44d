import { type DayKey, dayKey, EARLIEST_OFFSET } from '../calendar.ts';

export const DAY_STARTS = [0, 1, 2, 3, 4, 5] as const;
export type DayStart = (typeof DAY_STARTS)[number];

/**
 * The server accepts only dates that are today somewhere on earth. In Hawaii, a day that starts
 * after 2 am would break this rule, so it starts at 2 am at the latest.
 */
export const dayStartMinute = (dayStart: number, utcOffset: number): number =>
  Math.min(dayStart * 60, utcOffset - EARLIEST_OFFSET);

export const memberDay = (instant: Date, utcOffset: number, dayStart: number): DayKey =>
  dayKey(instant, utcOffset - dayStartMinute(dayStart, utcOffset));
