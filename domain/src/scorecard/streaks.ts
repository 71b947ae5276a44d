import { addDays, type DayKey, dayNumber } from '../calendar.ts';
import { type DayScores, isStreakDay } from './score.ts';

export const HISTORY_DAYS = 90;

export type DayRecord = { date: DayKey } & Partial<DayScores>;

export interface Streaks {
  current: number;
  best: number;
}

/** The first of the ninety days, today included, that the history looks at. */
export const historyStart = (today: DayKey): DayKey => addDays(today, 1 - HISTORY_DAYS);

/**
 * The run that reaches today, and the longest run of the window. While today is not yet a streak
 * day the run that reached yesterday still stands.
 */
export function streaks(history: readonly DayRecord[], today: DayKey): Streaks {
  const counted = new Set(history.filter(isStreakDay).map(({ date }) => dayNumber(date)));
  const last = dayNumber(today);
  let run = 0;
  let best = 0;
  let runBeforeToday = 0;
  for (let day = last - HISTORY_DAYS + 1; day <= last; day++) {
    runBeforeToday = run;
    run = counted.has(day) ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { current: counted.has(last) ? run : runBeforeToday, best };
}
