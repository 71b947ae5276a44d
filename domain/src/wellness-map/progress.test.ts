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
  tiedSentence,
} from './progress.ts';
import { pulseSeries } from './smoothing.ts';

const pulse = (weekStart: string, mental: Record<string, number>, physical = {}) =>
  readPulse({ weekStart, meta: { mental, physical } });
const entries = [
  pulse('2026-11-09', { mood: 9, anxiety: 8, stress: 5 }, { moving_enough: 2 }),
  pulse('2026-11-02', { mood: 8, anxiety: 4, stress: 5 }, { moving_enough: 6 }),
  pulse('2026-10-26', { mood: 8, anxiety: 4, stress: 5 }),
];

test('the progress page names the sliders that moved most, judged by the raw answers', () => {
  const moved = findBiggestChanges(entries);
  expect(moved).toMatchObject({
    shown: [
      { spoke: 'anxiety', label: 'Calm', now: 8, change: 4 },
      { spoke: 'moving_enough', now: 2, change: -4 },
      { spoke: 'mood', now: 9, change: 1 },
    ],
    tied: null,
  });
  expect(moved.shown.map(changeSentence)[0]).toBe('Calm rose by 4.');
  expect(moved.shown.map(changeSentence)[1]).toBe('Moving enough fell by 4.');
});

test('no slider is singled out if more than three moved equally', () => {
  const before = { mood: 4, stress: 4, anxiety: 4, irritability: 4, depression: 4 };
  const now = { mood: 7, stress: 5, anxiety: 5, irritability: 5, depression: 5 };
  const moved = findBiggestChanges([pulse('2026-11-09', now), pulse('2026-11-02', before)]);
  expect(moved.shown.map(({ spoke }) => spoke)).toEqual(['mood']);
  expect(moved.tied).toEqual({ count: 4, by: 1 });
  expect(tiedSentence(moved)).toBe('4 other sliders moved by 1.');
  const equal = { ...now, mood: 5 };
  expect(
    tiedSentence(findBiggestChanges([pulse('2026-11-09', equal), pulse('2026-11-02', before)])),
  ).toBe('5 sliders moved by 1, none more than the others.');
});

test('the change of the overall score agrees with the changes of its sliders', () => {
  const all = (value: number) => ({ mood: value, stress: value, anxiety: value });
  const three = [7, 6, 5].map((value, ago) => pulse(addDays('2026-11-09', -7 * ago), all(value)));
  expect(comparePulses(three)[0]?.change).toBe(1);
  expect(findBiggestChanges(three).shown.map(({ change }) => change)).toEqual([1, 1, 1]);
});

test('only sliders that were answered both times are compared', () => {
  const [overall] = comparePulses([
    pulse('2026-11-09', { mood: 6, stress: 2 }),
    pulse('2026-11-02', { mood: 6 }),
  ]);
  expect(overall).toMatchObject({ now: 6, before: 6, change: 0 });
});

test('the map and the history show the same values for a pulse', () => {
  const shown = mapTable(pulseSeries(entries));
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

test('today does not count as a missed day while it is unfinished', () => {
  const today = '2026-11-15';
  const perfect = Array.from({ length: 20 }, (_, index) => ({
    date: addDays(today, -1 - index),
    ...{ nutrition: 2, movement: 2, sleep: 1 },
  }));
  expect(compareWeeks(perfect, today, NO_SETTINGS)).toMatchObject({ now: 7, before: 7, change: 0 });
  const begun = [{ date: today, nutrition: 1 }, ...perfect];
  expect(compareWeeks(begun, today, NO_SETTINGS)).toMatchObject({ now: 7, before: 7, change: 0 });
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
])('a pulse that was $0 is labelled with the day $2', (_name, day, shown) => {
  const entry = pulse('2026-11-09', { mood: 5 });
  expect(takenDay({ ...entry, takenOn: day })).toBe(shown);
});
