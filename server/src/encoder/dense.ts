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
    const made = new Float32Array(bias.length);
    for (let row = 0; row < made.length; row++)
      made[row] = (bias[row] as number) + (sums[row] as number) * step * (steps[row] as number);
    return made;
  };
}

/** In place: nothing else keeps what a layer has made. */
export function aboveZero(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if ((values[i] as number) < 0) values[i] = 0;
  return values;
}

export function ofLengthOne(values: Float32Array): Float32Array {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] as number) ** 2;
  const length = Math.sqrt(sum) || 1;
  for (let i = 0; i < values.length; i++) values[i] = (values[i] as number) / length;
  return values;
}
