import { expect, test } from 'vitest';
import { CHART, placeDots, placeOf } from './place-dots.ts';

const range = [1, 5] as const;
const days = (values: number[]) =>
  values.map((value, index): [string, number, boolean] => [`2026-03-${index + 1}`, value, true]);

test('every day gets its own dot inside the chart', () => {
  const all = days(Array.from({ length: 150 }, (_, index) => 1 + (index % 5)));
  const { dots, radius } = placeDots(all, range);
  expect(dots).toHaveLength(150);
  expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(150);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(radius);
    expect(x).toBeLessThanOrEqual(CHART.width - radius);
    expect(y - radius).toBeGreaterThanOrEqual(0);
    expect(y + radius).toBeLessThanOrEqual(CHART.height);
  }
});

test('days with a better value are placed further right', () => {
  expect(placeOf(1, range)).toBe(CHART.edge);
  expect(placeOf(5, range)).toBe(CHART.width - CHART.edge);
  const [low, high] = placeDots(days([2, 4]), range).dots;
  expect(low?.x).toBeLessThan(high?.x ?? 0);
});

test('a chart with many days has smaller dots than one with few days', () => {
  expect(placeDots(days([1, 3, 5]), range).radius).toBeGreaterThan(
    placeDots(days(Array.from({ length: 80 }, () => 3)), range).radius,
  );
});
