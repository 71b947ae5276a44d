import { expect, test } from 'vitest';
import { addDays } from '../calendar.ts';
import { NO_SETTINGS } from '../scorecard/streaks.ts';
import { readPulse, takenDay } from '../weekly-pulse/pulse-entry.ts';
import { historyTable, mapTable } from './map-table.ts';
import {
  changeSentence,
  changeText,
  comparePulses,
  compareWeeks,
  findBiggestChanges,
} from './progress.ts';
import { mapSeries } from './smoothing.ts';

const pulse = (weekStart: string, mental: Record<string, number>, physical = {}) =>
  readPulse({ weekStart, meta: { mental, physical } });
const entries = [
  pulse('2026-11-09', { mood: 9, anxiety: 8, stress: 5 }, { moving_enough: 2 }),
  pulse('2026-11-02', { mood: 8, anxiety: 4, stress: 5 }, { moving_enough: 6 }),
  pulse('2026-10-26', { mood: 8, anxiety: 4, stress: 5 }),
];

test('the progress page finds the spokes that changed most', () => {
  const moved = findBiggestChanges(mapSeries(entries));
  expect(moved).toMatchObject([
    { spoke: 'anxiety', label: 'Calm', now: 6, change: 2 },
    { spoke: 'moving_enough', change: -2 },
    { spoke: 'mood', now: 8.5, change: 0.5 },
  ]);
  expect(moved.map(changeSentence)[0]).toBe('Calm rose by 2.');
  expect(moved.map(changeSentence)[1]).toBe('Moving enough fell by 2.');
});

test('the map and the history show the same values for a pulse', () => {
  const shown = mapTable(mapSeries(entries));
  for (const { spoke, weeks } of historyTable(entries)) {
    const row = shown.find((one) => one.spoke === spoke);
    expect(weeks.at(-1)?.score).toBe(row?.scores.latest);
    expect(weeks.at(-2)?.score).toBe(row?.scores.previous);
  }
});

test('the progress page compares the latest pulse with the previous one', () => {
  expect(comparePulses(entries)).toEqual([
    { label: 'Overall', now: 6, before: 5.8, change: 0.2 },
    { label: 'Physical', now: 2, before: 6, change: -4 },
    { label: 'Mental', now: 7.3, before: 5.7, change: 1.6 },
  ]);
  expect(comparePulses(entries.slice(0, 1))).toEqual([]);
});

test('the progress page compares the good days of the last seven days with the seven days before', () => {
  const today = '2026-11-15';
  const good = [0, 1, 3, 7, 13, 14].map((ago) => ({
    date: addDays(today, -ago),
    nutrition: 2,
    movement: 2,
    sleep: 1,
  }));
  expect(compareWeeks(good, today, NO_SETTINGS)).toMatchObject({ now: 3, before: 2, change: 1 });
});

test.each([
  [1.5, '+1.5'],
  [-0.5, '−0.5'],
  [0, 'as before'],
  [null, ''],
])('a change of a score by %s is shown as "%s"', (change, text) => {
  expect(changeText(change)).toBe(text);
});

test.each([
  ['sent on the day it was taken', '2026-11-11', '2026-11-11'],
  ['sent a week later', '2026-11-17', '2026-11-09'],
  ['stored by an older version', undefined, '2026-11-09'],
])('a pulse %s is labelled with the right day', (_name, day, shown) => {
  const entry = pulse('2026-11-09', { mood: 5 });
  expect(takenDay({ ...entry, takenOn: day })).toBe(shown);
});
