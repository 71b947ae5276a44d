import { addDays, type DayKey, dayKey } from '../calendar.ts';

export const startOfMonth = (day: DayKey): DayKey => `${day.slice(0, 8)}01`;

export const monthBefore = (day: DayKey): DayKey => startOfMonth(addDays(startOfMonth(day), -1));

const DAYS_ON_HOME = 5;
/**
 * A month begins first in the time zone UTC+14. Somebody who joined after that moment was not a
 * member in the month before.
 */
const EARLIEST_CLOCK = 14 * 60;

interface Membership {
  joinedAt: Date;
  hasRecords: boolean;
}

export const hasReview = ({ joinedAt, hasRecords }: Membership, today: DayKey): boolean =>
  hasRecords || dayKey(joinedAt, EARLIEST_CLOCK) < startOfMonth(today);

export const isOnHome = (member: Membership & { seenFor: DayKey | null }, today: DayKey): boolean =>
  Number(today.slice(8)) <= DAYS_ON_HOME &&
  (member.seenFor ?? '') < monthBefore(today) &&
  hasReview(member, today);

/**
 * The review may appear in a weekly letter for two weeks, so that skipping one letter does not lose
 * it.
 */
const LETTER_DAYS = 14;

export const isInLetter = (mailedFor: DayKey | null, today: DayKey): boolean =>
  Number(today.slice(8)) <= LETTER_DAYS && (mailedFor ?? '') < monthBefore(today);
