import { addDays, type DayKey, isTodaySomewhere } from '../calendar.ts';

/**
 * The days that a member can still edit: today, and yesterday for members who forgot. Older days
 * are read-only.
 */
export const editableDays = (today: DayKey): [DayKey, DayKey] => [today, addDays(today, -1)];

export type CheckinDateDecision =
  | { accepted: true }
  | { accepted: false; reason: 'not_today_anywhere' | 'read_only_day' };

/** Whether the server accepts a check-in for `date` from a member who claims that it is `today`. */
export function checkinDateDecision(
  { date, today }: { date: DayKey; today: DayKey },
  now: Date,
): CheckinDateDecision {
  if (!isTodaySomewhere(today, now)) return { accepted: false, reason: 'not_today_anywhere' };
  if (!editableDays(today).includes(date)) return { accepted: false, reason: 'read_only_day' };
  return { accepted: true };
}
