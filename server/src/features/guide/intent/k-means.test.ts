import { expect, it } from 'vitest';
import { kMeans } from './k-means.ts';

const SIZE = 8;

it('assigns every row once, to its nearest centroid', () => {
  const count = 3_000;
  const rows = Int8Array.from({ length: count * SIZE }, (_, at) => {
    const row = Math.floor(at / SIZE);
    return Math.round(100 * Math.sin((at % SIZE) * (1 + (row % 40)) + row / 20_000));
  });
  const { order, sizes, centroids } = kMeans(rows, SIZE);
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, row) => row));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
  expect(centroids).toHaveLength(sizes.length * SIZE);

  const dotProduct = (row: number, cluster: number) =>
    Array.from({ length: SIZE }, (_, i) => i).reduce(
      (sum, i) => sum + (rows[row * SIZE + i] ?? 0) * (centroids[cluster * SIZE + i] ?? 0),
      0,
    );
  let at = 0;
  for (const [cluster, size] of sizes.entries()) {
    for (const row of order.subarray(at, at + size)) {
      const most = Math.max(...Array.from(sizes, (_, other) => dotProduct(row, other)));
      // Centroids are rounded, so two of them may be equally near.
      expect(dotProduct(row, cluster)).toBeGreaterThan(0.95 * most);
    }
    at += size;
  }
});
