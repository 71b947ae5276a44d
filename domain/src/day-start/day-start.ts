import { type DayKey, dayKey, EARLIEST_OFFSET } from '../calendar.ts';

export const DAY_STARTS = [0, 1, 2, 3, 4, 5] as const;
export type DayStart = (typeof DAY_STARTS)[number];

/**
 * The server accepts only dates that are today somewhere on earth. In the far west, a day that
 * starts late would break this rule, so it starts earlier than the member chose: in Hawaii by 2 am.
 */
export const dayStartMinute = (dayStart: number, utcOffset: number): number =>
  Math.min(dayStart * 60, utcOffset - EARLIEST_OFFSET);

export const memberDay = (instant: Date, utcOffset: number, dayStart: number): DayKey =>
  dayKey(instant, utcOffset - dayStartMinute(dayStart, utcOffset));
