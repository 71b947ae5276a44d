import { addDays, type DayKey, dayKey } from '../calendar.ts';

/** A month is named by its first day. */
export const startOfMonth = (day: DayKey): DayKey => `${day.slice(0, 8)}01`;

export const monthBefore = (day: DayKey): DayKey => startOfMonth(addDays(startOfMonth(day), -1));

const DAYS_ON_HOME = 5;
/** The earliest clock on earth; whoever joined during the last hours of a month has no review. */
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

/** Two weeks, so that the review can be in the next letter if one is skipped. */
const LETTER_DAYS = 14;

export const isInLetter = (mailedFor: DayKey | null, today: DayKey): boolean =>
  Number(today.slice(8)) <= LETTER_DAYS && (mailedFor ?? '') < monthBefore(today);
