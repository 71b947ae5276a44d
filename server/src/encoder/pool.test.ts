import fc from 'fast-check';
import { expect, it } from 'vitest';
import { poolingOf } from './pool.ts';
import { UNITS } from './weights-file.ts';

const PIECES = 5;
const rows = Int8Array.from({ length: 3 * PIECES * UNITS }, (_, at) => ((at * 7919) % 255) - 127);
const steps = Float32Array.from({ length: 3 * PIECES }, (_, row) => 0.001 * (row + 1));
const pool = poolingOf({ rows, steps });

/** What a piece says to the next one (0), by itself (1) or to the one before (2), of one unit. */
const says = (piece: number | undefined, way: number, unit: number) => {
  if (piece === undefined) return 0;
  const row = 3 * piece + way;
  return (steps[row] ?? 0) * (rows[row * UNITS + unit] ?? 0);
};

it('adds up what pieces say with their neighbours, and tells the most that any says', () => {
  const text = fc.array(fc.integer({ min: 0, max: PIECES - 1 }), { maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: UNITS - 1 }), (pieces, unit) => {
      const said = pieces.map((piece, at) =>
        Math.max(
          0,
          says(pieces[at - 1], 0, unit) + says(piece, 1, unit) + says(pieces[at + 1], 2, unit),
        ),
      );
      const pooled = pool(pieces);
      expect(pooled).toHaveLength(2 * UNITS);
      const sum = said.reduce((total, value) => total + value, 0);
      expect(pooled[unit]).toBeCloseTo(sum / Math.sqrt(pieces.length || 1), 3);
      expect(pooled[UNITS + unit]).toBeCloseTo(Math.max(0, ...said), 3);
    }),
    { numRuns: 300 },
  );
});
