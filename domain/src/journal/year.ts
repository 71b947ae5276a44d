import { addDays, type DayKey } from '../calendar.ts';
import { type EntryChange, entryDay, FEELINGS, type Feeling } from './entry.ts';

export interface JournalDay {
  day: DayKey;
  feeling: number;
  count: number;
}

export const roundToFeeling = (average: number): Feeling =>
  FEELINGS.find((feeling) => average < feeling + 0.5) ?? 5;

export function addNewEntries(
  days: readonly JournalDay[],
  added: readonly EntryChange[],
  year: number,
): JournalDay[] {
  const byDay = new Map(days.map((one) => [one.day, one]));
  for (const { entry } of added) {
    if (!entry || !entryDay(entry).startsWith(`${year}-`)) continue;
    const day = entryDay(entry);
    const { feeling, count } = byDay.get(day) ?? { feeling: 0, count: 0 };
    const average = (feeling * count + entry.feeling) / (count + 1);
    byDay.set(day, { day, feeling: Math.round(average * 10) / 10, count: count + 1 });
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

export function listDaysInMonth(month: string): DayKey[] {
  const days: DayKey[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}
