import { readFileSync } from 'node:fs';

/** What `products.c` gives to the outside. */
interface Exports {
  memory: { buffer: ArrayBuffer; grow: (pages: number) => void };
  products: (rows: number, count: number, size: number, to: number) => void;
  row_at: () => number;
  __heap_base: { value: number };
}

/** Node has it; its types know it only where there is a browser. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

const PAGE_BYTES = 65_536;
/** Sums of 512 products of these and of bytes fit 32 bits. */
const MOST = 8191;

interface Products {
  /** A whole number for each row, and what one step of them is worth. */
  sums: Int32Array;
  step: number;
}

/**
 * Multiplies a vector with each of these rows of bytes, `size` numbers each. What comes out is looked
 * at before the next vector: it lies in the same place.
 */
export function productsWith(rows: Int8Array, size: number): (vector: Float32Array) => Products {
  const program = readFileSync(new URL('./products.wasm', import.meta.url));
  const exports = new WebAssembly.Instance(new WebAssembly.Module(program)).exports as Exports;
  const count = rows.length / size;
  const from = exports.__heap_base.value;
  const to = from + rows.length + (-(from + rows.length) & 3);
  exports.memory.grow(Math.ceil((to + 4 * count) / PAGE_BYTES));
  const { buffer } = exports.memory;
  new Int8Array(buffer, from).set(rows);
  const row = new Int16Array(buffer, exports.row_at(), size);
  const sums = new Int32Array(buffer, to, count);
  return (vector) => {
    let most = 0;
    for (const value of vector) most = Math.max(most, Math.abs(value));
    const step = most / MOST || 1;
    for (let i = 0; i < size; i++) row[i] = Math.round((vector[i] ?? 0) / step);
    exports.products(from, count, size, to);
    return { sums, step };
  };
}
