import { unpackInt4 } from '@hearthway/server/encoder/int4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packInt4, quantizeInt4 } from './quantize.ts';

test('packed four-bit values are read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -7, max: 7 }), { maxLength: 40 }), (values) => {
      const unpacked = unpackInt4(packInt4(Int8Array.from(values)));
      expect([...unpacked.subarray(0, values.length)]).toEqual(values);
    }),
  );
});

test('rounding numbers to four bits changes all but the largest by at most one step', () => {
  const row = Float32Array.from({ length: 64 }, (_, at) => Math.sin(at + 1));
  const { rows, scales } = quantizeInt4(row, row.length);
  const [scale = 0] = scales;
  for (const [at, value] of row.entries()) {
    const limit = Math.min(Math.abs(value), 7 * scale);
    expect(Math.abs((rows[at] ?? 0) * scale - Math.sign(value) * limit)).toBeLessThanOrEqual(scale);
  }
});
