import { createDotProducts } from './products.ts';

/**
 * A matrix that is quantized to one byte per value, with one scale per row: value = byte × scale.
 */
export interface QuantizedMatrix {
  rows: Int8Array;
  scales: Float32Array;
}

export interface DenseLayer extends QuantizedMatrix {
  bias: Float32Array;
}

const INT8_MAX = 127;

/** Quantizes a row-major matrix to signed bytes, with one scale for each row of `size` values. */
export function quantize(values: Float32Array, size: number): QuantizedMatrix {
  const rows = new Int8Array(values.length);
  const scales = new Float32Array(values.length / size);
  for (let index = 0; index < scales.length; index++) {
    const row = values.subarray(index * size, (index + 1) * size);
    const largest = row.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
    scales[index] = largest / INT8_MAX;
    row.forEach((value, column) => {
      rows[index * size + column] = Math.round((value / largest) * INT8_MAX);
    });
  }
  return { rows, scales };
}

export function createDense({
  rows,
  scales,
  bias,
}: DenseLayer): (vector: Float32Array) => Float32Array {
  const multiply = createDotProducts(rows, rows.length / scales.length);
  return (vector) => {
    const { products, scale } = multiply(vector);
    const output = new Float32Array(bias.length);
    for (let row = 0; row < output.length; row++)
      output[row] =
        (bias[row] as number) + (products[row] as number) * scale * (scales[row] as number);
    return output;
  };
}

/** Applies ReLU to the array in place. Callers no longer need the original values. */
export function relu(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if ((values[i] as number) < 0) values[i] = 0;
  return values;
}

export function normalize(values: Float32Array): Float32Array {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] as number) ** 2;
  const length = Math.sqrt(sum) || 1;
  for (let i = 0; i < values.length; i++) values[i] = (values[i] as number) / length;
  return values;
}
