import type { QuantizedMatrix } from '@hearthway/server/encoder/dense';

const INT8_MAX = 127;
const INT4_MAX = 7;
/**
 * Limiting the few largest values of a row leaves finer steps for all others. Each limit in this
 * list is a share of the row's largest value, and the best one is used.
 */
const CLIPPED_SHARES = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

export const quantize = (values: Float32Array, size: number): QuantizedMatrix =>
  quantizeRows(values, size, INT8_MAX, [1]);

/** Rounds values to whole numbers from -7 to 7. Each row gets the scale that loses the least. */
export const quantizeInt4 = (values: Float32Array, size: number): QuantizedMatrix =>
  quantizeRows(values, size, INT4_MAX, CLIPPED_SHARES);

function quantizeRows(
  values: Float32Array,
  size: number,
  limit: number,
  shares: readonly number[],
): QuantizedMatrix {
  const rows = new Int8Array(values.length);
  const scales = new Float32Array(values.length / size);
  for (let index = 0; index < scales.length; index++) {
    const row = values.subarray(index * size, (index + 1) * size);
    const largest = row.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
    let leastError = Number.POSITIVE_INFINITY;
    for (const share of shares) {
      const scale = (share * largest) / limit;
      const quantized = row.map((value) =>
        Math.max(-limit, Math.min(limit, Math.round(value / scale))),
      );
      const error = quantized.reduce(
        (sum, step, column) => sum + (step * scale - (row[column] as number)) ** 2,
        0,
      );
      if (error >= leastError) continue;
      leastError = error;
      scales[index] = scale;
      rows.set(quantized, index * size);
    }
  }
  return { rows, scales };
}

export function packInt4(values: Int8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(values.length / 2));
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = (values[2 * at] ?? 0) + 8 + (((values[2 * at + 1] ?? 0) + 8) << 4);
  return bytes;
}

export const joinBytes = (parts: readonly NodeJS.TypedArray[]): Buffer =>
  Buffer.concat(
    parts.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
