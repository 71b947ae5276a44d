import { loadWasm } from './wasm.ts';

interface Exports {
  products: (rows: number, count: number, size: number, to: number) => void;
  row_at: () => number;
}

const MODULE = new URL('./products.wasm', import.meta.url);
const ROWS_AT_ONCE = 4;
const ALIGNMENT = 16;
const MAX_QUANTIZED = 8191;

interface DotProducts {
  products: Int32Array;
  scale: number;
}

export function createDotProducts(
  rows: Int8Array,
  size: number,
): (vector: Float32Array) => DotProducts {
  const count = rows.length / size;
  const capacity = Math.ceil(count / ROWS_AT_ONCE) * ROWS_AT_ONCE;
  const rowBytes = Math.ceil((capacity * size) / ALIGNMENT) * ALIGNMENT;
  const { exports, buffer, from } = loadWasm<Exports>(MODULE, rowBytes + 4 * capacity);
  const to = from + rowBytes;
  new Int8Array(buffer, from).set(rows);
  const input = new Int16Array(buffer, exports.row_at(), size);
  const products = new Int32Array(buffer, to, count);
  return (vector) => {
    let largest = 0;
    for (let i = 0; i < size; i++) largest = Math.max(largest, Math.abs(vector[i] as number));
    const scale = largest / MAX_QUANTIZED || 1;
    const inverse = 1 / scale;
    for (let i = 0; i < size; i++) input[i] = Math.round((vector[i] as number) * inverse);
    exports.products(from, count, size, to);
    return { products, scale };
  };
}
