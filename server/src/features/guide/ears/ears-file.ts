import { readFileSync, writeFileSync } from 'node:fs';

/** One ear knows one kind of danger or of harmless talk, and how much each sign speaks for it. */
export interface Ear {
  name: string;
  bias: number;
  /** What one step of its weights is worth. */
  scale: number;
}

export interface Ears {
  /** From which corpus and makers, so that a forgotten training is noticed. */
  source: string;
  ears: Ear[];
  /** For each bucket of signs the row of its weights, counted from one; most have none. */
  rows: Int32Array;
  /** A row of steps for each sign that is known, one step for each ear. */
  weights: Int8Array;
}

const BUCKETS = 1 << 20;
const EARS_FILE = new URL('./ears.bin', import.meta.url);

export const bucketOf = (hash: number): number => hash & (BUCKETS - 1);

/** Known buckets are kept as one bit each: their rows follow in the same order. */
export function writeEars({ source, ears, rows, weights }: Ears): void {
  const known = new Uint8Array(BUCKETS / 8);
  for (const [bucket, row] of rows.entries()) {
    if (row > 0) known[bucket >> 3] = (known[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  }
  const head = Buffer.from(`${JSON.stringify({ source, ears })}\n`);
  writeFileSync(EARS_FILE, Buffer.concat([head, known, new Uint8Array(weights.buffer)]));
}

export function readEars(): Ears {
  const bytes = readFileSync(EARS_FILE);
  const end = bytes.indexOf('\n') + 1;
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Pick<Ears, 'source' | 'ears'>;
  const known = bytes.subarray(end, end + BUCKETS / 8);
  const rows = rowsOf((bucket) => ((known[bucket >> 3] ?? 0) & (1 << (bucket & 7))) !== 0);
  const weights = bytes.subarray(end + BUCKETS / 8);
  return {
    ...head,
    rows,
    weights: new Int8Array(weights.buffer, weights.byteOffset, weights.length),
  };
}

/** Rows are counted in the order of their buckets. */
export function rowsOf(isKnown: (bucket: number) => boolean): Int32Array {
  let last = 0;
  return new Int32Array(BUCKETS).map((_, bucket) => (isKnown(bucket) ? ++last : 0));
}
