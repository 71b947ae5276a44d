import type { Dense, Rows } from './dense.ts';

/** As many as `tools/encoder/distil.py` says. */
export const UNITS = 512;
const HIDDEN = 384;
const LAST = 512;
const PIECES = 8002;

interface Weights {
  /** Three for each piece of a word. */
  pieces: Rows;
  hidden: Dense;
  last: Dense;
}

/** Numbers first, so that each lies where four bytes begin; then bytes. */
export function readWeights(bytes: Uint8Array): Weights {
  let at = 0;
  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error('the weights of the encoder are cut off');
    const part = new Uint8Array(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  };
  const floats = (count: number) => new Float32Array(take(4 * count));
  const rowsOf = (count: number, size: number) => new Int8Array(take(count * size));
  const steps = [floats(3 * PIECES), floats(HIDDEN), floats(LAST)] as const;
  const bias = [floats(HIDDEN), floats(LAST)] as const;
  return {
    pieces: { rows: rowsOf(3 * PIECES, UNITS), steps: steps[0] },
    hidden: { rows: rowsOf(HIDDEN, 2 * UNITS), steps: steps[1], bias: bias[0] },
    last: { rows: rowsOf(LAST, HIDDEN), steps: steps[2], bias: bias[1] },
  };
}
