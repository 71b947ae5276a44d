import { productsWith } from './products.ts';

/** Rows of bytes, and what a step of each row's bytes is worth. */
export interface Rows {
  rows: Int8Array;
  steps: Float32Array;
}

/** A layer of a network, with what each row begins with. */
export interface Dense extends Rows {
  bias: Float32Array;
}

const MOST = 127;

/** Rows of `size` numbers, a byte for each. */
export function inBytes(values: Float32Array, size: number): Rows {
  const rows = new Int8Array(values.length);
  const steps = new Float32Array(values.length / size);
  for (let place = 0; place < steps.length; place++) {
    const row = values.subarray(place * size, (place + 1) * size);
    const most = row.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
    steps[place] = most / MOST;
    row.forEach((value, index) => {
      rows[place * size + index] = Math.round((value / most) * MOST);
    });
  }
  return { rows, steps };
}

/** What a layer makes of a vector: a number for each row. */
export function denseOf({ rows, steps, bias }: Dense): (vector: Float32Array) => Float32Array {
  const products = productsWith(rows, rows.length / steps.length);
  return (vector) => {
    const { sums, step } = products(vector);
    return bias.map((value, row) => value + (sums[row] ?? 0) * step * (steps[row] ?? 0));
  };
}
