import { addDays, type DayKey } from '../calendar.ts';

/** A moment on the member's own wall clock. Minutes since midnight may have a fraction. */
export interface LocalMoment {
  day: DayKey;
  minute: number;
}

const WINDOW_START = 17 * 60;
const WINDOW_END = 19 * 60;

/**
 * When the next nudge comes: at a random minute of what is left of today's window, or of
 * tomorrow's when today's is over or today's nudge was shown. The answer is wall-clock time, so that
 * a clock change or a journey in between does not move it out of the evening.
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

/** Whether a timer that fired now, perhaps after the device slept, is still in its evening. */
export const isNudgeHour = ({ minute }: LocalMoment): boolean =>
  minute >= WINDOW_START && minute <= WINDOW_END;
