import { readFileSync, writeFileSync } from 'node:fs';
import type { DenseLayer, QuantizedMatrix } from '../../../encoder/dense.ts';
import { DIMENSIONS } from '../../../encoder/encode.ts';
import { NEIGHBOUR_DIMENSIONS, type Neighbours } from './neighbours.ts';

export const HIDDEN_UNITS = 512;

export interface IntentModel {
  /** Digest of the training data; a test compares it to notice a missing retraining. */
  source: string;
  labels: string[];
  featureNames: string[];
  stems: string[];
  /** Words of the questions that are not among the common English words, most frequent first. */
  words: string[];
  hidden: DenseLayer;
  output: DenseLayer;
  /** Linear weights of the sparse features: a row per feature, a column per label. */
  sparse: QuantizedMatrix;
  neighbours: Neighbours;
}

export const MODEL_FILE = new URL('./model.bin', import.meta.url);

/** First line of the file, as JSON; the matrices follow it. */
interface Header extends Pick<IntentModel, 'source' | 'labels' | 'stems' | 'words'> {
  /** Feature names. */
  signs: string[];
  questions: number;
  /** Number of clusters. */
  groups: number;
}

export function writeModel(model: IntentModel, file = MODEL_FILE): void {
  const { source, labels, featureNames, stems, words, hidden, output, sparse, neighbours } = model;
  const [questions, groups] = [neighbours.labels.length, neighbours.sizes.length];
  const header: Header = { source, labels, signs: featureNames, stems, words, questions, groups };
  const head = Buffer.from(`${JSON.stringify(header)}\n`);
  const padding = Buffer.alloc((4 - (head.length % 4)) % 4, 10);
  const { mean, components, weights, sizes, projections, centroids } = neighbours;
  const parts = [
    ...[hidden.scales, hidden.bias, output.scales, output.bias, sparse.scales],
    ...[mean, components, weights, neighbours.labels, sizes],
    ...[projections, centroids, hidden.rows, output.rows, sparse.rows],
  ];
  const bytes = parts.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  writeFileSync(file, Buffer.concat([head, padding, ...bytes]));
}

export function readModel(file = MODEL_FILE): IntentModel {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n');
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
  const { questions, groups, signs: featureNames, ...rest } = header;
  let offset = end + 1 + ((4 - ((end + 1) % 4)) % 4);
  const take = (length: number) => {
    const part = new Uint8Array(bytes.subarray(offset, offset + length));
    offset += length;
    return part.buffer;
  };
  const takeFloats = (count: number) => new Float32Array(take(count * 4));
  const takeBytes = (count: number) => new Int8Array(take(count));
  const [features, labels] = [featureNames.length, rest.labels.length];
  // Must be read in the order in which they were written.
  const hidden = { scales: takeFloats(HIDDEN_UNITS), bias: takeFloats(HIDDEN_UNITS) };
  const output = { scales: takeFloats(labels), bias: takeFloats(labels) };
  const sparse = { scales: takeFloats(features) };
  const neighbours = {
    mean: takeFloats(DIMENSIONS),
    components: takeFloats(DIMENSIONS * NEIGHBOUR_DIMENSIONS),
    weights: takeFloats(questions),
    labels: new Uint16Array(take(questions * 2)),
    sizes: new Uint16Array(take(groups * 2)),
    projections: takeBytes(questions * NEIGHBOUR_DIMENSIONS),
    centroids: takeBytes(groups * NEIGHBOUR_DIMENSIONS),
  };
  return {
    ...rest,
    featureNames,
    hidden: { ...hidden, rows: takeBytes(HIDDEN_UNITS * DIMENSIONS) },
    output: { ...output, rows: takeBytes(labels * HIDDEN_UNITS) },
    sparse: { ...sparse, rows: takeBytes(features * labels) },
    neighbours,
  };
}
