import { readFileSync, writeFileSync } from 'node:fs';
import { DIMENSIONS } from './features.ts';

/** What was learned from the questions: for each sign and each label how much one speaks for the other. */
export interface IntentModel {
  /** Of what it was learned, so that a forgotten training is noticed. */
  source: string;
  labels: string[];
  signs: string[];
  /** In how many questions a stem stands. */
  counts: Record<string, number>;
  questions: number;
  /** `signs × labels`, a byte each, and what one step of a sign's bytes is worth. */
  weights: Int8Array;
  steps: Float32Array;
  directions: Float32Array;
  bias: Float32Array;
}

export const MODEL_FILE = new URL('./model.bin', import.meta.url);

export function writeModel(model: IntentModel, file = MODEL_FILE): void {
  const { source, labels, signs, counts, questions } = model;
  const head = Buffer.from(`${JSON.stringify({ source, labels, signs, counts, questions })}\n`);
  const padding = Buffer.alloc((4 - (head.length % 4)) % 4, 10);
  const parts = [model.steps, model.directions, model.bias, model.weights];
  const bytes = parts.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  writeFileSync(file, Buffer.concat([head, padding, ...bytes]));
}

export function readModel(file = MODEL_FILE): IntentModel {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n');
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<
    IntentModel,
    'weights' | 'steps' | 'directions' | 'bias'
  >;
  let at = end + 1 + ((4 - ((end + 1) % 4)) % 4);
  const take = (length: number) => {
    const part = new Uint8Array(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  };
  const [signs, labels] = [head.signs.length, head.labels.length];
  return {
    ...head,
    steps: new Float32Array(take(signs * 4)),
    directions: new Float32Array(take(DIMENSIONS * labels * 4)),
    bias: new Float32Array(take(labels * 4)),
    weights: new Int8Array(take(signs * labels)),
  };
}
