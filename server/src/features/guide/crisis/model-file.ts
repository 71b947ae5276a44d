import { readFileSync, writeFileSync } from 'node:fs';

/** One-versus-rest logistic regression for one kind of danger or of harmless talk. */
export interface CrisisClass {
  name: string;
  bias: number;
  scale: number;
}

export interface CrisisModel {
  /** Digest of the corpus and training code; a test compares it to notice a missing retraining. */
  source: string;
  classes: CrisisClass[];
  /** Weight row of each feature bucket, starting at 1; 0 for the many buckets without weights. */
  rows: Int32Array;
  /** Quantized weights: a row per known bucket, a column per class. */
  weights: Int8Array;
}

/** First line of the file, as JSON. */
interface Header {
  source: string;
  ears: CrisisClass[];
}

const BUCKETS = 1 << 20;
const MODEL_FILE = new URL('./model.bin', import.meta.url);

export const toBucket = (hash: number): number => hash & (BUCKETS - 1);

/** The file stores known buckets as a bitmap; their weight rows follow in bucket order. */
export function writeCrisisModel({ source, classes, rows, weights }: CrisisModel): void {
  const known = new Uint8Array(BUCKETS / 8);
  for (const [bucket, row] of rows.entries()) {
    if (row > 0) known[bucket >> 3] = (known[bucket >> 3] ?? 0) | (1 << (bucket & 7));
  }
  const header: Header = { source, ears: classes };
  const head = Buffer.from(`${JSON.stringify(header)}\n`);
  writeFileSync(MODEL_FILE, Buffer.concat([head, known, new Uint8Array(weights.buffer)]));
}

export function readCrisisModel(): CrisisModel {
  const bytes = readFileSync(MODEL_FILE);
  const end = bytes.indexOf('\n') + 1;
  const { source, ears: classes } = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
  const known = bytes.subarray(end, end + BUCKETS / 8);
  const rows = numberRows((bucket) => ((known[bucket >> 3] ?? 0) & (1 << (bucket & 7))) !== 0);
  const weights = bytes.subarray(end + BUCKETS / 8);
  return {
    source,
    classes,
    rows,
    weights: new Int8Array(weights.buffer, weights.byteOffset, weights.length),
  };
}

export function numberRows(isKnown: (bucket: number) => boolean): Int32Array {
  let last = 0;
  return new Int32Array(BUCKETS).map((_, bucket) => (isKnown(bucket) ? ++last : 0));
}
