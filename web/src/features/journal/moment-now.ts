import type { JournalEntry } from '@hearthway/domain/journal/entry';
import { dayStart } from '../../lib/day-start.ts';

export function momentNow(): Pick<JournalEntry, 'at' | 'utcOffset' | 'dayStart'> {
  const now = new Date();
  const hour = dayStart.get();
  return {
    at: now.toISOString(),
    utcOffset: -now.getTimezoneOffset(),
    ...(hour > 0 && { dayStart: hour }),
  };
}
