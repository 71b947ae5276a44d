import type { QuantizedMatrix } from './dense.ts';
import { loadWasm } from './wasm.ts';
import { UNITS } from './weights-file.ts';

interface Exports {
  pool: (rows: number, scales: number, count: number) => void;
  pieces_at: () => number;
  pooled_at: () => number;
}

const MODULE = new URL('./pool.wasm', import.meta.url);
const TOKEN_CAPACITY = 64;

export function createPooling({
  rows,
  scales,
}: QuantizedMatrix): (tokens: readonly number[]) => Float32Array {
  const bytes = scales.byteLength + rows.byteLength;
  const { exports, buffer, from: scalesAt } = loadWasm<Exports>(MODULE, bytes);
  const rowsAt = scalesAt + scales.byteLength;
  new Float32Array(buffer, scalesAt).set(scales);
  new Int8Array(buffer, rowsAt).set(rows);
  const input = new Int32Array(buffer, exports.pieces_at(), TOKEN_CAPACITY);
  const pooled = new Float32Array(buffer, exports.pooled_at(), 2 * UNITS);
  return (tokens) => {
    input.set(tokens);
    exports.pool(rowsAt, scalesAt, tokens.length);
    const output = pooled.slice();
    const factor = 1 / Math.sqrt(tokens.length || 1);
    for (let unit = 0; unit < UNITS; unit++) output[unit] = (output[unit] as number) * factor;
    return output;
  };
}
