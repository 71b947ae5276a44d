import type { DayKey } from '@hearthway/domain/calendar';
import { dateFormat } from './date-format.ts';

/** A day key names a day of the member's calendar, so it is read in UTC, where no zone can move it. */
const toDate = (day: DayKey) => new Date(`${day}T00:00:00Z`);

const named = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: DayKey) => format(toDate(day));
};

/** "Sunday 15 November" */
export const dayName = named({ weekday: 'long', day: 'numeric', month: 'long' });
/** "15 November" */
export const dateName = named({ day: 'numeric', month: 'long' });
/** "15 Nov" */
export const shortDate = named({ day: 'numeric', month: 'short' });
/** "November 2026" */
export const monthName = named({ month: 'long', year: 'numeric' });
