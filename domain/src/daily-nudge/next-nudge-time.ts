import { addDays, type DayKey } from '../calendar.ts';

export interface LocalMoment {
  day: DayKey;
  minute: number;
}

const WINDOW_START = 17 * 60;
const WINDOW_END = 19 * 60;

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

/** After a device has been asleep, its timer may fire at night, when no nudge may be shown. */
export const isNudgeHour = ({ minute }: LocalMoment): boolean =>
  minute >= WINDOW_START && minute <= WINDOW_END;
