import type { DayKey } from '../calendar.ts';
import { type DayStart, memberDay } from '../day-start/day-start.ts';

export interface WallTime {
  day: DayKey;
  minute: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Creating a formatter takes a hundred times as long as using it, so formatters are reused. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** There are fewer than 500 time zones, and a formatter takes only 28 KB. */
const MAX_FORMATS = 500;

function getFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

function offsetAt(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of getFormat(timeZone).formatToParts(instant))
    parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  return wall - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

export function wallTime(instant: Date, timeZone: string): WallTime {
  const wall = instant.getTime() + offsetAt(instant.getTime(), timeZone);
  return {
    day: new Date(wall).toISOString().slice(0, 10),
    minute: Math.floor((((wall % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS),
  };
}

export interface MemberClock {
  timeZone: string;
  dayStart: DayStart;
}

export const localDay = (instant: Date, { timeZone, dayStart }: MemberClock): DayKey =>
  memberDay(instant, offsetAt(instant.getTime(), timeZone) / MINUTE_MS, dayStart);

/**
 * If a time occurs twice because of a clock change, the first one is meant. A time that is skipped
 * moves later by the gap.
 */
export function toInstant({ day, minute }: WallTime, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  // Around a clock change, a local time has the UTC offset of the day before or of the day after.
  const candidates = [-DAY_MS, DAY_MS].map((away) => wall - offsetAt(wall + away, timeZone));
  const shown = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...candidates));
}
