import { readFileSync } from 'node:fs';
import type { DenseLayer, QuantizedMatrix } from '../../../encoder/dense.ts';
import { DIMENSIONS } from '../../../encoder/encode.ts';
import { unpackInt4 } from '../../../encoder/int4.ts';

export const HIDDEN_UNITS = 512;

export interface IntentHeader {
  labels: string[];
  featureNames: string[];
  stems: string[];
}

interface IntentModel extends IntentHeader {
  hidden: DenseLayer;
  output: DenseLayer;
  sparse: QuantizedMatrix;
}

export const MODEL_FILE = new URL('./model.bin', import.meta.url);

export function readModel(): IntentModel {
  const bytes = readFileSync(MODEL_FILE);
  const end = bytes.indexOf('\n') + 1;
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as IntentHeader;
  let offset = end;
  const take = (length: number) => {
    const part = new Uint8Array(bytes.subarray(offset, offset + length));
    offset += length;
    return part;
  };
  const takeFloats = (count: number) => new Float32Array(take(4 * count).buffer);
  const takeBytes = (count: number) => new Int8Array(take(count).buffer);
  const [features, labels] = [header.featureNames.length, header.labels.length];
  const hidden = { scales: takeFloats(HIDDEN_UNITS), bias: takeFloats(HIDDEN_UNITS) };
  const output = { scales: takeFloats(labels), bias: takeFloats(labels) };
  const scales = takeFloats(features);
  return {
    ...header,
    hidden: { ...hidden, rows: takeBytes(HIDDEN_UNITS * DIMENSIONS) },
    output: { ...output, rows: takeBytes(labels * HIDDEN_UNITS) },
    sparse: { scales, rows: unpackInt4(take(Math.ceil((features * labels) / 2))) },
  };
}
