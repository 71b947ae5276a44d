import { expect, test } from 'vitest';
import { scaleChart, toHeights } from './chart-scale.ts';

test('the largest number fills the height of a small chart', () => {
  expect(toHeights([0, 5, 20])).toEqual([0, 25, 100]);
});

test('in a column chart, a small change of a large number looks small', () => {
  expect(toHeights([99, 100])).toEqual([99, 100]);
});

test('in a column chart, an unknown week looks different from a week with zero', () => {
  expect(toHeights([null, 0, 4])).toEqual([null, 0, 100]);
  expect(toHeights([0, 0])).toEqual([0, 0]);
});

test.each([
  ['columns start at zero', [19, null, 29], false, [0, 10, 20, 30]],
  [
    'a line of large numbers starts at a round number below the lowest',
    [37, 45],
    true,
    [35, 40, 45],
  ],
  ['a line that was low once starts at zero', [3, 9], true, [0, 5, 10]],
  ['a number that hardly changes keeps a wide range', [99, 100], true, [80, 85, 90, 95, 100]],
  ['nothing at all still has an axis', [null, 0], false, [0, 1]],
])('%s', (_rule, values, isLine, ticks) => {
  expect(scaleChart(values, isLine).ticks).toEqual(ticks);
});

test('the lowest tick is at the bottom of the chart and the highest at its top', () => {
  const { ticks, toLevel } = scaleChart([37, 45], true);
  expect([ticks[0], 40, ticks.at(-1)].map((tick) => toLevel(tick ?? 0))).toEqual([0, 50, 100]);
});
