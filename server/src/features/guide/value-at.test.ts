import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueAt } from './value-at.ts';

it('is the value that stands there when all are put in order', () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: true }));
  const values = fc.array(value, { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(values, fc.nat(), (list, number) => {
      const place = number % list.length;
      // A typed array's own order, which knows no difference between the two noughts here.
      const inOrder = Float64Array.from(list).sort();
      expect(valueAt(Float64Array.from(list), place) + 0).toBe((inOrder[place] as number) + 0);
    }),
  );
});
