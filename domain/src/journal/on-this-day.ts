import type { DayKey } from '../calendar.ts';

const YEARS = 10;

export function getEarlierDays(today: DayKey): DayKey[] {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const dates = [
    new Date(Date.UTC(year, month - 2, day)),
    ...Array.from(
      { length: YEARS },
      (_, index) => new Date(Date.UTC(year - 1 - index, month - 1, day)),
    ),
  ];
  return dates
    .filter((date) => date.getUTCDate() === day)
    .map((date) => date.toISOString().slice(0, 10));
}

export function howLongAgo(day: DayKey, today: DayKey): string {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  if (day.slice(5) !== today.slice(5)) return 'A month ago';
  return years === 1 ? 'A year ago' : `${years} years ago`;
}
