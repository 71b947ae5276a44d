import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostWith, productsWith, SHORT } from './products.ts';

const SIZE = 16;
const byte = fc.integer({ min: -127, max: 127 });
const row = fc.array(byte, { minLength: SIZE, maxLength: SIZE });
// In thousandths: of numbers that are next to nothing there are no halves.
const number = fc.integer({ min: -3000, max: 3000 }).map((thousandths) => thousandths / 1000);
const vector = fc.array(number, {
  minLength: SIZE,
  maxLength: SIZE,
});

it('multiplies a vector with every row, as nearly as whole numbers can', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), vector, (rows, values) => {
      const { sums, step } = productsWith(
        Int8Array.from(rows.flat()),
        SIZE,
      )(Float32Array.from(values));
      expect(sums).toHaveLength(rows.length);
      rows.forEach((bytes, index) => {
        const wanted = bytes.reduce((sum, value, i) => sum + value * (values[i] ?? 0), 0);
        // Each number is off by half a step of its own at most.
        expect(Math.abs((sums[index] ?? 0) * step - wanted)).toBeLessThan(127 * SIZE * step);
      });
    }),
    { numRuns: 50 },
  );
});

it('has room for tens of thousands of rows, and keeps the last apart from the first', () => {
  const count = 50_000;
  const rows = new Int8Array(count * SIZE);
  rows[0] = 1;
  rows[(count - 1) * SIZE] = -2;
  const vector = new Float32Array(SIZE);
  vector[0] = 1;
  const { sums, step } = productsWith(rows, SIZE)(vector);
  expect([sums[0], sums[1], sums[count - 1]].map((sum = 0) => sum * step)).toEqual([
    expect.closeTo(1, 3),
    0,
    expect.closeTo(-2, 3),
  ]);
});

it('finds the rows of a part whose products are above a bound, and no others', () => {
  const short = (value: fc.Arbitrary<number>) =>
    fc.array(value, { minLength: SHORT, maxLength: SHORT });
  const number = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(short(byte), { minLength: 1, maxLength: 30 }),
      short(number),
      fc.double({ min: -200, max: 200, noNaN: true }),
      fc.nat(),
      (rows, values, least, begun) => {
        const first = begun % rows.length;
        const bytes = Int8Array.from(rows.flat());
        const vector = Float32Array.from(values);
        const { sums, step } = productsWith(bytes, SHORT)(vector);
        const wanted = [...sums.subarray(first)].flatMap((sum, place) =>
          sum > Math.floor(least / step) ? [place, sum] : [],
        );
        const { among } = mostWith(bytes)(vector);
        expect([...among(first, rows.length - first, least)]).toEqual(wanted);
      },
    ),
    { numRuns: 50 },
  );
});
