import { addDays, type DayKey } from '../calendar.ts';

/** A moment on the member's clock. `minute` counts from midnight and may be a fraction. */
export interface LocalMoment {
  day: DayKey;
  minute: number;
}

const WINDOW_START = 17 * 60;
const WINDOW_END = 19 * 60;

/**
 * Picks a random time for the next nudge in the rest of today's evening window. Picks one in
 * tomorrow's window if today's is over or today's nudge was already shown. Uses the member's local
 * clock, so that a clock change or a journey does not move the nudge out of the evening.
 */
export function nextNudgeTime(
  local: LocalMoment,
  wasShownToday: boolean,
  random: () => number,
): LocalMoment {
  const isTomorrow = wasShownToday || local.minute >= WINDOW_END;
  const start = isTomorrow ? WINDOW_START : Math.max(WINDOW_START, local.minute);
  return {
    day: isTomorrow ? addDays(local.day, 1) : local.day,
    minute: start + random() * (WINDOW_END - start),
  };
}

/**
 * Whether the evening window for nudges is still open. The timer may fire late, after the device
 * was asleep.
 */
export const isNudgeHour = ({ minute }: LocalMoment): boolean =>
  minute >= WINDOW_START && minute <= WINDOW_END;
