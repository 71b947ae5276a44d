import { type DayKey, dayKey } from '@hearthway/domain/calendar';

/** The day it is on the member's own clock. */
export function localDay(now = new Date()): DayKey {
  return dayKey(now, -now.getTimezoneOffset());
}
