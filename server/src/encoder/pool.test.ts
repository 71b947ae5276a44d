import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPooling } from './pool.ts';
import { UNITS } from './weights-file.ts';

const TOKENS = 5;
const rows = Int8Array.from({ length: 3 * TOKENS * UNITS }, (_, at) => ((at * 7919) % 255) - 127);
const scales = Float32Array.from({ length: 3 * TOKENS }, (_, row) => 0.001 * (row + 1));
const pool = createPooling({ rows, scales });

const contribution = (token: number | undefined, target: number, unit: number) => {
  if (token === undefined) return 0;
  const row = 3 * token + target;
  return (scales[row] ?? 0) * (rows[row * UNITS + unit] ?? 0);
};

it('pooling returns the scaled sums and the maxima of the convolution', () => {
  const text = fc.array(fc.integer({ min: 0, max: TOKENS - 1 }), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: UNITS - 1 }), (tokens, unit) => {
      const outputs = tokens.map((token, at) =>
        Math.max(
          0,
          contribution(tokens[at - 1], 0, unit) +
            contribution(token, 1, unit) +
            contribution(tokens[at + 1], 2, unit),
        ),
      );
      const pooled = pool(tokens);
      expect(pooled).toHaveLength(2 * UNITS);
      const sum = outputs.reduce((total, value) => total + value, 0);
      expect(pooled[unit]).toBeCloseTo(sum / Math.sqrt(tokens.length || 1), 3);
      expect(pooled[UNITS + unit]).toBeCloseTo(Math.max(0, ...outputs), 3);
    }),
    { numRuns: 300 },
  );
});
