import { createDotProducts } from './products.ts';

export interface QuantizedMatrix {
  rows: Int8Array;
  scales: Float32Array;
}

export interface DenseLayer extends QuantizedMatrix {
  bias: Float32Array;
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
