import { addDays, type DayKey } from '../calendar.ts';

/** A moment on the member's wall clock. `minute` counts from midnight and may be fractional. */
export interface LocalMoment {
  day: DayKey;
  minute: number;
}

const WINDOW_START = 17 * 60;
const WINDOW_END = 19 * 60;

/**
 * Picks a random time in the rest of today's window, or in tomorrow's window if today's is over or
 * today's nudge was shown. Uses wall-clock time, so that a clock change or travel does not move the
 * nudge out of the evening.
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

/** Whether the window is still open; a timer may fire late after the device slept. */
export const isNudgeHour = ({ minute }: LocalMoment): boolean =>
  minute >= WINDOW_START && minute <= WINDOW_END;
