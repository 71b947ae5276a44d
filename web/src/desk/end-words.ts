import { dayNumber } from '@hearthway/domain/calendar';
import { shortDate } from '@hearthway/domain/format';
import { calendarDay } from '../lib/calendar-day.ts';

/** Follows “ends”, and counts days of the calendar where the reader is. */
export function describeDaysLeft(end: Date, now: Date): string {
  const days = countDaysLeft(end, now);
  if (days < 1) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

export const countDaysLeft = (end: Date, now: Date): number =>
  dayNumber(calendarDay(end)) - dayNumber(calendarDay(now));

export const nameDayAndYear = (date: Date): string =>
  `${shortDate(calendarDay(date))} ${date.getFullYear()}`;

/** Names the year only if it is another one. */
export const nameNearDay = (date: Date, now: Date): string =>
  date.getFullYear() === now.getFullYear() ? shortDate(calendarDay(date)) : nameDayAndYear(date);
