import { startProgram } from './program.ts';

/** What `products.c` gives to the outside. */
interface Exports {
  products: (rows: number, count: number, size: number, to: number) => void;
  most: (rows: number, count: number, least: number, to: number) => number;
  row_at: () => number;
}

/** So many rows are multiplied at a time. */
const ABREAST = 4;
/** Sums are written sixteen bytes at a time. */
const ALIGNED = 16;
/** Sums of 2048 products of these and of bytes fit 32 bits. */
const MOST = 8191;

/** Rows of bytes, and the vector that is multiplied with them, where the program can see them. */
function placed(rows: Int8Array, size: number, resultsPerRow: number) {
  const count = rows.length / size;
  const room = Math.ceil(count / ABREAST) * ABREAST;
  const rowBytes = Math.ceil((room * size) / ALIGNED) * ALIGNED;
  const { exports, buffer, from } = startProgram<Exports>(
    'products',
    rowBytes + 4 * resultsPerRow * room,
  );
  const to = from + rowBytes;
  new Int8Array(buffer, from).set(rows);
  const row = new Int16Array(buffer, exports.row_at(), size);
  /** Returns what a step of the sums is worth. */
  const take = (vector: Float32Array): number => {
    let most = 0;
    for (let i = 0; i < size; i++) most = Math.max(most, Math.abs(vector[i] as number));
    const step = most / MOST || 1;
    const worth = 1 / step;
    for (let i = 0; i < size; i++) row[i] = Math.round((vector[i] as number) * worth);
    return step;
  };
  return { exports, count, from, to, take, results: new Int32Array(buffer, to) };
}

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
  const { exports, count, from, to, take, results } = placed(rows, size, 1);
  const sums = results.subarray(0, count);
  return (vector) => {
    const step = take(vector);
    exports.products(from, count, size, to);
    return { sums, step };
  };
}

/** As long as `mostWith` takes them. */
export const SHORT = 64;

interface Most {
  /** What one step of the products is worth. */
  step: number;
  /**
   * Of `count` rows from `first` on those whose products are above `least`: how far from `first` each
   * is and its product, one after the other. To be looked at before the next are asked for.
   */
  among(first: number, count: number, least: number): Int32Array;
}

/** The same for many rows of `SHORT` bytes, of which hardly any matters. */
export function mostWith(rows: Int8Array): (vector: Float32Array) => Most {
  const { exports, from, to, take, results } = placed(rows, SHORT, 2);
  return (vector) => {
    const step = take(vector);
    return {
      step,
      among(first, count, least) {
        const found = exports.most(from + first * SHORT, count, Math.floor(least / step), to);
        return results.subarray(0, 2 * found);
      },
    };
  };
}
