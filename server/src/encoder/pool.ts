import type { Rows } from './dense.ts';
import { startProgram } from './program.ts';
import { UNITS } from './weights-file.ts';

/** What `pool.c` gives to the outside. */
interface Exports {
  pool: (rows: number, steps: number, count: number) => void;
  pieces_at: () => number;
  pooled_at: () => number;
}

/** More pieces than a text is read by. */
const LONGEST = 64;

/**
 * What each piece says with the one before and the one after it, above zero: of all pieces together,
 * and the most that any says. Thousands of numbers, so that a program is given all rows once.
 */
export function poolingOf({ rows, steps }: Rows): (pieces: readonly number[]) => Float32Array {
  const room = steps.byteLength + rows.byteLength;
  const { exports, buffer, from: stepsAt } = startProgram<Exports>('pool', room);
  const rowsAt = stepsAt + steps.byteLength;
  new Float32Array(buffer, stepsAt).set(steps);
  new Int8Array(buffer, rowsAt).set(rows);
  const given = new Int32Array(buffer, exports.pieces_at(), LONGEST);
  const pooled = new Float32Array(buffer, exports.pooled_at(), 2 * UNITS);
  return (pieces) => {
    given.set(pieces);
    exports.pool(rowsAt, stepsAt, pieces.length);
    const made = pooled.slice();
    const share = 1 / Math.sqrt(pieces.length || 1);
    for (let unit = 0; unit < UNITS; unit++) made[unit] = (made[unit] as number) * share;
    return made;
  };
}
