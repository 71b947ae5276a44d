import { expect, test } from 'vitest';
import { readPulse } from '../weekly-pulse/pulse-entry.ts';
import { mapSeries, pulseSeries } from './smoothing.ts';

const week = (weekStart: string, mood: number | null, purpose: number | null = null) =>
  readPulse({ weekStart, meta: { mental: { mood }, spiritual: { purpose } } });
const moods = (...values: (number | null)[]) =>
  mapSeries(values.map((mood, index) => week(`2026-11-0${9 - index}`, mood))).map(
    ({ values: { mood } }) => mood,
  );

test.each([
  ['no pulse', [], []],
  ['one pulse', [6], [6]],
  ['two pulses', [6, 4], [5, 4]],
  ['three pulses', [6, 4, 3], [5, 3.5, 3]],
  ['four pulses, so that the third is smoothed too', [6, 4, 3, 8], [5, 3.5, 5.5]],
  ['eight pulses, of which three are shown', [6, 4, 3, 8, 1, 1, 1, 1], [5, 3.5, 5.5]],
  ['three pulses, the middle one not answered', [6, 0, 4], [6, null, 4]],
  ['two pulses, the latest not answered', [null, 4], [null, 4]],
  ['two pulses with two decimals', [6.33, 4.32], [5.33, 4.32]],
])('the map smooths the scores $1 of $0 to $2', (_name, values, shown) => {
  expect(moods(...values)).toEqual(shown);
});

test('the map fills the latest pulse and outlines the two before it', () => {
  const series = mapSeries([week('2026-11-09', 5), week('2026-11-02', 5), week('2026-10-26', 5)]);
  expect(series).toMatchObject([
    { role: 'latest', weekStart: '2026-11-09', isFilled: true },
    { role: 'previous', weekStart: '2026-11-02', isFilled: false },
    { role: 'earlier', weekStart: '2026-10-26', isFilled: false },
  ]);
});

test('the map shows no spiritual scores for a week without premium after a week with premium', () => {
  const [latest, previous] = mapSeries([week('2026-11-09', 5), week('2026-11-02', 5, 8)]);
  expect([latest?.values.purpose, previous?.values.purpose]).toEqual([null, 8]);
});

test('the view of the latest pulses shows the last two as they were answered', () => {
  const series = pulseSeries([week('2026-11-09', 6), week('2026-11-02', 4), week('2026-10-26', 3)]);
  expect(series.map(({ role, values }) => [role, values.mood])).toEqual([
    ['latest', 6],
    ['previous', 4],
  ]);
});
