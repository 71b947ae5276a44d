import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickselect } from './quickselect.ts';

test('quickselect returns the value at an index of the sorted array', () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: true }));
  const values = fc.array(value, { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(values, fc.nat(), (list, number) => {
      const index = number % list.length;
      const sorted = Float64Array.from(list).sort();
      expect(quickselect(Float64Array.from(list), index) + 0).toBe((sorted[index] as number) + 0);
    }),
  );
});
