import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDotProducts } from './products.ts';

const SIZE = 16;
const byte = fc.integer({ min: -127, max: 127 });
const row = fc.array(byte, { minLength: SIZE, maxLength: SIZE });
const number = fc.integer({ min: -3000, max: 3000 }).map((thousandths) => thousandths / 1000);
const vector = fc.array(number, {
  minLength: SIZE,
  maxLength: SIZE,
});

test('the dot product of every row is exact within the rounding error', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), vector, (rows, values) => {
      const { products, scale } = createDotProducts(
        Int8Array.from(rows.flat()),
        SIZE,
      )(Float32Array.from(values));
      expect(products).toHaveLength(rows.length);
      rows.forEach((bytes, index) => {
        const expected = bytes.reduce((sum, value, i) => sum + value * (values[i] ?? 0), 0);
        expect(Math.abs((products[index] ?? 0) * scale - expected)).toBeLessThan(
          127 * SIZE * scale,
        );
      });
    }),
    { numRuns: 50 },
  );
});

test('dot products are also right for tens of thousands of rows', () => {
  const count = 50_000;
  const rows = new Int8Array(count * SIZE);
  rows[0] = 1;
  rows[(count - 1) * SIZE] = -2;
  const vector = new Float32Array(SIZE);
  vector[0] = 1;
  const { products, scale } = createDotProducts(rows, SIZE)(vector);
  expect([products[0], products[1], products[count - 1]].map((sum = 0) => sum * scale)).toEqual([
    expect.closeTo(1, 3),
    0,
    expect.closeTo(-2, 3),
  ]);
});
