import { addDays, type DayKey, isTodaySomewhere } from '../calendar.ts';

export const editableDays = (today: DayKey): [DayKey, DayKey] => [today, addDays(today, -1)];

export type CheckinDateDecision =
  | { accepted: true }
  | { accepted: false; reason: 'not_today_anywhere' | 'read_only_day' };

/** `today` comes from the member's device, so the server has to check it. */
export function checkinDateDecision(
  { date, today }: { date: DayKey; today: DayKey },
  now: Date,
): CheckinDateDecision {
  if (!isTodaySomewhere(today, now)) return { accepted: false, reason: 'not_today_anywhere' };
  if (!editableDays(today).includes(date)) return { accepted: false, reason: 'read_only_day' };
  return { accepted: true };
}
