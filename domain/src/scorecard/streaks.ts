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

/** What a member has chosen about counting; nothing chosen counts as the specification says. */
export interface StreakSettings {
  breaks: readonly StreakBreak[];
  hidden: readonly Pillar[];
}

export const NO_SETTINGS: StreakSettings = { breaks: [], hidden: [] };

/** The first of the ninety days, today included, that the history looks at. */
export const historyStart = (today: DayKey): DayKey => addDays(today, 1 - HISTORY_DAYS);

/**
 * The run that reaches today, and the longest run of the window. While today is not yet a streak
 * day the run that reached yesterday still stands. A day of a planned break neither counts nor ends
 * a run, unless it is a streak day all the same.
 */
export function streaks(
  history: readonly DayRecord[],
  today: DayKey,
  settings: StreakSettings = NO_SETTINGS,
): Streaks {
  const marks = marksOf(history, today, settings);
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

/** Streak days among the last thirty, today included: a number that no missed day resets. */
export function goodDays(
  history: readonly DayRecord[],
  today: DayKey,
  settings: StreakSettings = NO_SETTINGS,
): number {
  return marksOf(history, today, settings)
    .slice(-GOOD_DAYS_WINDOW)
    .filter((mark) => mark === 'counts').length;
}

const WORTH_A_WORD = 3;
const WORD_FOR_DAYS = 7;

/**
 * The run that ended lately, for one kind sentence: three days or more, and no new one begun. It is
 * over from the second missed day on; after a week nobody needs reminding.
 */
export function endedRun(
  history: readonly DayRecord[],
  today: DayKey,
  settings: StreakSettings = NO_SETTINGS,
): number | null {
  const marks = marksOf(history, today, settings);
  const end = marks.lastIndexOf('counts');
  const missed = marks.slice(end + 1);
  if (end < 0 || streaks(history, today, settings).current > 0) return null;
  // Today may still become a streak day, so it is not among the missed ones.
  if (missed.length - 1 > WORD_FOR_DAYS) return null;
  const before = marks.slice(0, end + 1);
  const length = before
    .slice(before.lastIndexOf('misses') + 1)
    .filter((mark) => mark === 'counts').length;
  return length >= WORTH_A_WORD ? length : null;
}

type Mark = 'counts' | 'pauses' | 'misses';

/** The days of the window, oldest first. */
function marksOf(
  history: readonly DayRecord[],
  today: DayKey,
  { breaks, hidden }: StreakSettings,
): Mark[] {
  const counted = new Set(
    history.filter((day) => isStreakDay(day, hidden)).map(({ date }) => dayNumber(date)),
  );
  const last = dayNumber(today);
  return Array.from({ length: HISTORY_DAYS }, (_, index): Mark => {
    const day = last - HISTORY_DAYS + 1 + index;
    if (counted.has(day)) return 'counts';
    return breaks.some(
      ({ firstDay, lastDay }) => dayNumber(firstDay) <= day && day <= dayNumber(lastDay),
    )
      ? 'pauses'
      : 'misses';
  });
}
