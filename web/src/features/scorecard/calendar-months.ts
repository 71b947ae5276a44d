import { addDays, type DayKey } from '@hearthway/domain/calendar';
import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { dayTotal, isStreakDay } from '@hearthway/domain/scorecard/score';
import {
  historyStart,
  NO_SETTINGS,
  type StreakSettings,
} from '@hearthway/domain/scorecard/streaks';

export interface CalendarDay {
  date: DayKey;
  total: number | null;
  isStreakDay: boolean;
  isBreak: boolean;
  joinsBefore: boolean;
  joinsAfter: boolean;
}

export interface CalendarMonth {
  month: string;
  weeks: (CalendarDay | null)[][];
}

export function calendarMonths(
  days: readonly Checkin[],
  today: DayKey,
  { breaks, hidden }: StreakSettings = NO_SETTINGS,
): CalendarMonth[] {
  const found = new Map(days.map((day) => [day.date, day]));
  const counts = (date: DayKey) => isStreakDay(found.get(date) ?? {}, hidden);
  const months = new Map<string, CalendarMonth>();
  for (let date = historyStart(today); date <= today; date = addDays(date, 1)) {
    const key = date.slice(0, 7);
    const month = months.get(key) ?? { month: key, weeks: [] };
    months.set(key, month);
    const place = weekday(date);
    if (month.weeks.length === 0 || place === 0) month.weeks.push(Array(7).fill(null));
    const day = found.get(date);
    const isStreak = counts(date);
    const joins = (beside: DayKey, isSameRow: boolean) =>
      isStreak && isSameRow && beside.startsWith(key) && counts(beside);
    (month.weeks.at(-1) as (CalendarDay | null)[])[place] = {
      date,
      total: day ? dayTotal(day) : null,
      isStreakDay: isStreak,
      isBreak: breaks.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay),
      joinsBefore: date !== historyStart(today) && joins(addDays(date, -1), place > 0),
      joinsAfter: date !== today && joins(addDays(date, 1), place < 6),
    };
  }
  return [...months.values()].reverse();
}

const weekday = (date: DayKey) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
