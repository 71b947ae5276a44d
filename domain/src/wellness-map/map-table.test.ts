import { expect, test } from 'vitest';
import { readPulse } from '../weekly-pulse/pulse-entry.ts';
import { historyTable, mapTable } from './map-table.ts';
import { mapSeries } from './smoothing.ts';

const entries = [
  readPulse({ weekStart: '2026-11-09', meta: { mental: { stress: 8 }, physical: { rest: 2 } } }),
  readPulse({ weekStart: '2026-11-02', meta: { mental: { stress: 6 } } }),
];

test('the map’s table has a row for each of the fifteen spokes, in order', () => {
  const rows = mapTable(mapSeries(entries));
  expect(rows).toHaveLength(15);
  expect(rows.map(({ domain }) => domain).filter((domain) => domain === 'mental')).toHaveLength(5);
  expect(rows[0]?.label).toBe('Eating on plan');
  expect(rows[14]?.label).toBe('Living in purpose');
});

test('the map’s table has the same values as the chart', () => {
  const rows = mapTable(mapSeries(entries));
  expect(rows.find(({ spoke }) => spoke === 'stress')).toEqual({
    domain: 'mental',
    spoke: 'stress',
    label: 'Ease',
    scores: { latest: 7, previous: 6, earlier: null },
    third: 'outer',
  });
  expect(rows.find(({ spoke }) => spoke === 'sleep_quality')?.third).toBe('inner');
  expect(rows.find(({ spoke }) => spoke === 'awe')?.third).toBeNull();
});

test('the history table lists the answers from oldest to newest', () => {
  const row = historyTable(entries).find(({ spoke }) => spoke === 'stress');
  expect(row?.weeks).toEqual([
    { weekStart: '2026-11-02', day: '2026-11-02', score: 6 },
    { weekStart: '2026-11-09', day: '2026-11-09', score: 8 },
  ]);
});
