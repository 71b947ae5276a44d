import { readFileSync } from 'node:fs';
import { unpackInt4 } from '../../../encoder/int4.ts';

export interface CrisisClass {
  name: string;
  bias: number;
  scale: number;
}

export interface CrisisModel {
  classes: CrisisClass[];
  rows: Int32Array;
  weights: Int8Array;
}

export const CRISIS_BUCKETS = 1 << 20;
export const INT4_MAX = 7;
export const CRISIS_MODEL_FILE = new URL('./model.bin', import.meta.url);

export const toBucket = (hash: number): number => hash & (CRISIS_BUCKETS - 1);

/**
 * Reads the file that `tools/training/crisis/write-model.ts` writes. It contains a JSON line with
 * the classes, a bitmap of the buckets that have weights, the largest weight of each bucket, and
 * all weights as 4-bit fractions of that largest one.
 */
export function readCrisisModel(): CrisisModel {
  const bytes = readFileSync(CRISIS_MODEL_FILE);
  const end = bytes.indexOf('\n') + 1;
  const classes = JSON.parse(bytes.toString('utf8', 0, end)) as CrisisClass[];
  const known = bytes.subarray(end, end + CRISIS_BUCKETS / 8);
  let count = 0;
  const rows = new Int32Array(CRISIS_BUCKETS).map((_, bucket) =>
    ((known[bucket >> 3] ?? 0) & (1 << (bucket & 7))) === 0 ? 0 : ++count,
  );
  const largest = bytes.subarray(end + known.length, end + known.length + count);
  const packed = unpackInt4(bytes.subarray(end + known.length + count));
  const weights = packed.subarray(0, count * classes.length);
  for (let at = 0; at < weights.length; at++) {
    const step = (largest[Math.floor(at / classes.length)] as number) / INT4_MAX;
    weights[at] = Math.round((weights[at] as number) * step);
  }
  return { classes, rows, weights };
}
