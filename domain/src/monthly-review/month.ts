import { addDays, type DayKey, dayKey } from '../calendar.ts';

/** A month is named by its first day. */
export const startOfMonth = (day: DayKey): DayKey => `${day.slice(0, 8)}01`;

export const monthBefore = (day: DayKey): DayKey => startOfMonth(addDays(startOfMonth(day), -1));

const DAYS_ON_HOME = 5;
/**
 * UTC+14, where each month begins first. A member who joined after that moment has no review of the
 * month before.
 */
const EARLIEST_CLOCK = 14 * 60;

interface Membership {
  joinedAt: Date;
  /** Whether the member recorded something last month. */
  hasRecords: boolean;
}

export const hasReview = ({ joinedAt, hasRecords }: Membership, today: DayKey): boolean =>
  hasRecords || dayKey(joinedAt, EARLIEST_CLOCK) < startOfMonth(today);

export const isOnHome = (member: Membership & { seenFor: DayKey | null }, today: DayKey): boolean =>
  Number(today.slice(8)) <= DAYS_ON_HOME &&
  (member.seenFor ?? '') < monthBefore(today) &&
  hasReview(member, today);

/** The review may be in a letter for two weeks, so that it is not lost if one letter is skipped. */
const LETTER_DAYS = 14;

export const isInLetter = (mailedFor: DayKey | null, today: DayKey): boolean =>
  Number(today.slice(8)) <= LETTER_DAYS && (mailedFor ?? '') < monthBefore(today);
