import { loadWasm } from './wasm.ts';

interface Exports {
  products: (rows: number, count: number, size: number, to: number) => void;
  most: (rows: number, count: number, least: number, to: number) => number;
  row_at: () => number;
}

const ROWS_AT_ONCE = 4;
/** SIMD instructions require results that are aligned to 16 bytes. */
const ALIGNMENT = 16;
/**
 * Largest quantized value of a vector: the sum of 2048 products of such values with bytes still
 * fits in 32 bits.
 */
const MAX_QUANTIZED = 8191;

/** Copies the rows into WebAssembly memory and adds buffers for the vector and the results. */
function loadRows(rows: Int8Array, size: number, resultsPerRow: number) {
  const count = rows.length / size;
  const capacity = Math.ceil(count / ROWS_AT_ONCE) * ROWS_AT_ONCE;
  const rowBytes = Math.ceil((capacity * size) / ALIGNMENT) * ALIGNMENT;
  const { exports, buffer, from } = loadWasm<Exports>(
    'products',
    rowBytes + 4 * resultsPerRow * capacity,
  );
  const to = from + rowBytes;
  new Int8Array(buffer, from).set(rows);
  const input = new Int16Array(buffer, exports.row_at(), size);
  /** Quantizes the vector into WebAssembly memory and returns its scale. */
  const setVector = (vector: Float32Array): number => {
    let largest = 0;
    for (let i = 0; i < size; i++) largest = Math.max(largest, Math.abs(vector[i] as number));
    const scale = largest / MAX_QUANTIZED || 1;
    const inverse = 1 / scale;
    for (let i = 0; i < size; i++) input[i] = Math.round((vector[i] as number) * inverse);
    return scale;
  };
  return { exports, count, from, to, setVector, results: new Int32Array(buffer, to) };
}

interface DotProducts {
  /** Dot product of the vector with each row. Must be multiplied by `scale`. */
  products: Int32Array;
  scale: number;
}

/**
 * Creates a function that multiplies a vector with every row of `size` bytes. Each call overwrites
 * the results of the previous one.
 */
export function createDotProducts(
  rows: Int8Array,
  size: number,
): (vector: Float32Array) => DotProducts {
  const { exports, count, from, to, setVector, results } = loadRows(rows, size, 1);
  const products = results.subarray(0, count);
  return (vector) => {
    const scale = setVector(vector);
    exports.products(from, count, size, to);
    return { products, scale };
  };
}

/** The only row length that `createInnerProductSearch` supports. */
export const SEARCH_DIMENSIONS = 64;

interface InnerProductSearch {
  scale: number;
  /**
   * Finds the rows from `first` to `first + count` whose dot product is above `threshold`. Returns
   * pairs of row offset and product. The next call overwrites the result.
   */
  findAbove(first: number, count: number, threshold: number): Int32Array;
}

/**
 * Like `createDotProducts`, but returns only the rows above a threshold, which is much faster if
 * there are few of them.
 */
export function createInnerProductSearch(
  rows: Int8Array,
): (vector: Float32Array) => InnerProductSearch {
  const { exports, from, to, setVector, results } = loadRows(rows, SEARCH_DIMENSIONS, 2);
  return (vector) => {
    const scale = setVector(vector);
    return {
      scale,
      findAbove(first, count, threshold) {
        const at = from + first * SEARCH_DIMENSIONS;
        const found = exports.most(at, count, Math.floor(threshold / scale), to);
        return results.subarray(0, 2 * found);
      },
    };
  };
}
