import type { DayKey } from '../calendar.ts';

/** What a clock on the wall of that time zone shows. */
export interface WallTime {
  day: DayKey;
  /** Minutes since midnight. */
  minute: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
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

/** How far the zone's clocks are ahead of UTC at this instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant))
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

/**
 * When clocks of that zone show this time. Where they show it twice, the first; where they skip it,
 * as much later as they skip.
 */
export function instantOf({ day, minute }: WallTime, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  // The clocks of that day go by the offset of the day before, or by that of the day after.
  const candidates = [-DAY_MS, DAY_MS].map((away) => wall - offsetAt(wall + away, timeZone));
  const shown = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...candidates));
}
