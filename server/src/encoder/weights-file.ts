import type { DenseLayer, QuantizedMatrix } from './dense.ts';
import { unpackInt4 } from './int4.ts';

/** The layer sizes must match `tools/training/encoder/distil.py`. */
export const UNITS = 512;
const HIDDEN = 384;
const OUTPUT = 512;
const TOKENS = 8002;

interface Weights {
  tokens: QuantizedMatrix;
  hidden: DenseLayer;
  output: DenseLayer;
}

/**
 * Floats come before bytes in the file, because the position of each float must be a multiple of
 * four bytes.
 */
export function readWeights(bytes: Uint8Array): Weights {
  let offset = 0;
  const take = (length: number) => {
    if (offset + length > bytes.length) throw new Error('the encoder weights file is truncated');
    const part = new Uint8Array(bytes.subarray(offset, offset + length));
    offset += length;
    return part;
  };
  const takeFloats = (count: number) => new Float32Array(take(4 * count).buffer);
  const takeRows = (count: number, size: number) => new Int8Array(take(count * size).buffer);
  const scales = [takeFloats(3 * TOKENS), takeFloats(HIDDEN), takeFloats(OUTPUT)] as const;
  const bias = [takeFloats(HIDDEN), takeFloats(OUTPUT)] as const;
  return {
    tokens: { rows: unpackInt4(take((3 * TOKENS * UNITS) / 2)), scales: scales[0] },
    hidden: { rows: takeRows(HIDDEN, 2 * UNITS), scales: scales[1], bias: bias[0] },
    output: { rows: takeRows(OUTPUT, HIDDEN), scales: scales[2], bias: bias[1] },
  };
}
