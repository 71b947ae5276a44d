import { expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

const SIZE = 8;

it('puts together what points alike, each row once, and counts how many', () => {
  const count = 3_000;
  const rows = Int8Array.from({ length: count * SIZE }, (_, at) => {
    const row = Math.floor(at / SIZE);
    return Math.round(100 * Math.sin((at % SIZE) * (1 + (row % 40)) + row / 20_000));
  });
  const { order, sizes, centres } = groupsOf(rows, SIZE);
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, row) => row));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
  expect(centres).toHaveLength(sizes.length * SIZE);

  const productOf = (row: number, group: number) =>
    Array.from({ length: SIZE }, (_, i) => i).reduce(
      (sum, i) => sum + (rows[row * SIZE + i] ?? 0) * (centres[group * SIZE + i] ?? 0),
      0,
    );
  let at = 0;
  for (const [group, size] of sizes.entries()) {
    for (const row of order.subarray(at, at + size)) {
      const most = Math.max(...Array.from(sizes, (_, other) => productOf(row, other)));
      // Centres are rounded, so that two may be as near as makes no difference.
      expect(productOf(row, group)).toBeGreaterThan(0.95 * most);
    }
    at += size;
  }
});
