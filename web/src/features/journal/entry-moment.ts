import type { JournalEntry } from '@hearthway/domain/journal/entry';
import { dateFormat } from '../../lib/date-format.ts';

const format = dateFormat('en-GB', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** "Sunday 23:58", by the clock on the wall when it was tapped. */
export const entryMoment = ({ at, utcOffset }: Pick<JournalEntry, 'at' | 'utcOffset'>): string =>
  format(new Date(Date.parse(at) + utcOffset * 60_000));
