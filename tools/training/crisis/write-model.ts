import { writeFileSync } from 'node:fs';
import {
  CRISIS_BUCKETS,
  CRISIS_MODEL_FILE,
  type CrisisClass,
  INT4_MAX,
} from '@hearthway/server/features/guide/crisis/model-file';
import { joinBytes, packInt4 } from '../quantize.ts';

export function writeCrisisModel(
  classes: readonly CrisisClass[],
  buckets: readonly number[],
  weights: Int8Array,
): void {
  const known = new Uint8Array(CRISIS_BUCKETS / 8);
  for (const bucket of buckets)
    known[bucket >> 3] = (known[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  const largest = Uint8Array.from(buckets, (_, row) =>
    weights
      .subarray(row * classes.length, (row + 1) * classes.length)
      .reduce((most, weight) => Math.max(most, Math.abs(weight)), 0),
  );
  const reduced = weights.map((weight, at) =>
    Math.round((weight * INT4_MAX) / (largest[Math.floor(at / classes.length)] || 1)),
  );
  const head = Buffer.from(`${JSON.stringify(classes)}\n`);
  writeFileSync(CRISIS_MODEL_FILE, joinBytes([head, known, largest, packInt4(reduced)]));
}
