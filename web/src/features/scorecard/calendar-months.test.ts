import { addDays } from '@hearthway/domain/calendar';
import { applyTaps } from '@hearthway/domain/scorecard/taps';
import { expect, test } from 'vitest';
import { calendarMonths } from './calendar-months.ts';

const today = '2026-11-15';
const full = { nutrition: 2, movement: 2, sleep: 1 };
const poor = { sleep: 1 };
const day = (ago: number, scores: Record<string, number>) => ({
  ...applyTaps(undefined, addDays(today, -ago), {}),
  ...scores,
});
const all = (days: Parameters<typeof calendarMonths>[0]) =>
  calendarMonths(days, today).flatMap(({ weeks }) => weeks.flat());

test('ninety days are grouped by month, newest first, with each day in its weekday’s column', () => {
  const months = calendarMonths([], today);
  expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2026-09', '2026-08']);
  expect(all([]).filter(Boolean)).toHaveLength(90);
  expect(months[0]?.weeks.map((week) => week[6]?.date)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
  ]);
  expect(months[0]?.weeks[0]?.slice(0, 6)).toEqual(Array(6).fill(null));
});

test('neighbouring streak days are drawn as one bar, but not across weeks or months', () => {
  const days = [day(0, full), day(1, full), day(2, poor), day(7, full), day(8, full)];
  const shown = new Map(all(days).flatMap((one) => (one ? [[one.date, one]] : [])));
  expect(shown.get('2026-11-15')).toMatchObject({
    isStreakDay: true,
    joinsBefore: true,
    joinsAfter: false,
  });
  expect(shown.get('2026-11-14')).toMatchObject({ joinsBefore: false, joinsAfter: true });
  expect(shown.get('2026-11-13')).toMatchObject({ total: 1, isStreakDay: false });
  expect(shown.get('2026-11-12')).toMatchObject({ total: null });
  expect(shown.get('2026-11-08')).toMatchObject({ joinsBefore: true, joinsAfter: false });
});
