import { addDays, type DayKey, dayNumber } from '../calendar.ts';
import type { Pillar } from '../vocabulary.ts';
import { type DayScores, isStreakDay } from './score.ts';
import type { StreakBreak } from './streak-break.ts';

export const HISTORY_DAYS = 90;

export type DayRecord = { date: DayKey } & Partial<DayScores>;

export interface Streaks {
  current: number;
  best: number;
}

export interface StreakSettings {
  breaks: readonly StreakBreak[];
  hidden: readonly Pillar[];
}

export const NO_SETTINGS: StreakSettings = { breaks: [], hidden: [] };

export const historyStart = (today: DayKey): DayKey => addDays(today, 1 - HISTORY_DAYS);

export function streaks(
  history: readonly DayRecord[],
  today: DayKey,
  settings: StreakSettings = NO_SETTINGS,
): Streaks {
  const marks = markDays(history, today, settings);
  let run = 0;
  let best = 0;
  let runBeforeToday = 0;
  for (const mark of marks) {
    runBeforeToday = run;
    run = mark === 'counts' ? run + 1 : mark === 'pauses' ? run : 0;
    best = Math.max(best, run);
  }
  return { current: marks.at(-1) === 'counts' ? run : runBeforeToday, best };
}

const GOOD_DAYS_WINDOW = 30;

/** Unlike a streak, the number of good days does not start again after a missed day. */
export function countGoodDays(
  history: readonly DayRecord[],
  today: DayKey,
  settings: StreakSettings = NO_SETTINGS,
): number {
  return markDays(history, today, settings)
    .slice(-GOOD_DAYS_WINDOW)
    .filter((mark) => mark === 'counts').length;
}

const MIN_RUN_TO_MENTION = 3;
const MENTION_FOR_DAYS = 7;

/**
 * A streak of three days or more is mentioned for a week after it ended, unless a new one begins.
 */
export function findEndedRun(
  history: readonly DayRecord[],
  today: DayKey,
  settings: StreakSettings = NO_SETTINGS,
): number | null {
  const marks = markDays(history, today, settings);
  const end = marks.lastIndexOf('counts');
  const missed = marks.slice(end + 1);
  if (end < 0 || streaks(history, today, settings).current > 0) return null;
  // Today is not missed yet: it may still become a streak day.
  if (missed.length - 1 > MENTION_FOR_DAYS) return null;
  const before = marks.slice(0, end + 1);
  const length = before
    .slice(before.lastIndexOf('misses') + 1)
    .filter((mark) => mark === 'counts').length;
  return length >= MIN_RUN_TO_MENTION ? length : null;
}

type DayMark = 'counts' | 'pauses' | 'misses';

function markDays(
  history: readonly DayRecord[],
  today: DayKey,
  { breaks, hidden }: StreakSettings,
): DayMark[] {
  const counted = new Set(
    history.filter((day) => isStreakDay(day, hidden)).map(({ date }) => dayNumber(date)),
  );
  const last = dayNumber(today);
  return Array.from({ length: HISTORY_DAYS }, (_, index): DayMark => {
    const day = last - HISTORY_DAYS + 1 + index;
    if (counted.has(day)) return 'counts';
    return breaks.some(
      ({ firstDay, lastDay }) => dayNumber(firstDay) <= day && day <= dayNumber(lastDay),
    )
      ? 'pauses'
      : 'misses';
  });
}
