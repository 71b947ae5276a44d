import { readFileSync, writeFileSync } from 'node:fs';
import type { Dense, Rows } from '../../../encoder/dense.ts';
import { DIMENSIONS } from '../../../encoder/encode.ts';
import { NEIGHBOUR_DIMENSIONS, type Neighbours } from './neighbours.ts';

/** So many notions lie between what a message means and what it is about. */
export const NOTIONS = 512;

/** What was learned from the questions. */
export interface IntentModel {
  /** Of what it was learned, so that a forgotten training is noticed. */
  source: string;
  labels: string[];
  signs: string[];
  /** Stems that some question has. */
  stems: string[];
  /** Words that questions have and the language's commonest words are not, commonest first. */
  words: string[];
  /** What in a meaning is looked at. */
  notions: Dense;
  /** How much each notion speaks for each label, a row for each label. */
  meant: Dense;
  /** How much each sign speaks for each label, a row for each sign. */
  said: Rows;
  near: Neighbours;
}

export const MODEL_FILE = new URL('./model.bin', import.meta.url);

type Head = Pick<IntentModel, 'source' | 'labels' | 'signs' | 'stems' | 'words'> & {
  questions: number;
  groups: number;
};

export function writeModel(model: IntentModel, file = MODEL_FILE): void {
  const { source, labels, signs, stems, words, notions, meant, said, near } = model;
  const [questions, groups] = [near.labels.length, near.sizes.length];
  const told: Head = { source, labels, signs, stems, words, questions, groups };
  const head = Buffer.from(`${JSON.stringify(told)}\n`);
  const padding = Buffer.alloc((4 - (head.length % 4)) % 4, 10);
  const { centre, directions, weights, sizes, places, centres } = near;
  const parts = [
    ...[notions.steps, notions.bias, meant.steps, meant.bias, said.steps],
    ...[centre, directions, weights, near.labels, sizes],
    ...[places, centres, notions.rows, meant.rows, said.rows],
  ];
  const bytes = parts.map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  writeFileSync(file, Buffer.concat([head, padding, ...bytes]));
}

export function readModel(file = MODEL_FILE): IntentModel {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n');
  const { questions, groups, ...head } = JSON.parse(bytes.toString('utf8', 0, end)) as Head;
  let at = end + 1 + ((4 - ((end + 1) % 4)) % 4);
  const take = (length: number) => {
    const part = new Uint8Array(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  };
  const floats = (count: number) => new Float32Array(take(count * 4));
  const [signs, labels] = [head.signs.length, head.labels.length];
  const bytesOf = (count: number) => new Int8Array(take(count));
  // In the order in which they were written.
  const notions = { steps: floats(NOTIONS), bias: floats(NOTIONS) };
  const meant = { steps: floats(labels), bias: floats(labels) };
  const said = { steps: floats(signs) };
  const near = {
    centre: floats(DIMENSIONS),
    directions: floats(DIMENSIONS * NEIGHBOUR_DIMENSIONS),
    weights: floats(questions),
    labels: new Uint16Array(take(questions * 2)),
    sizes: new Uint16Array(take(groups * 2)),
    places: bytesOf(questions * NEIGHBOUR_DIMENSIONS),
    centres: bytesOf(groups * NEIGHBOUR_DIMENSIONS),
  };
  return {
    ...head,
    notions: { ...notions, rows: bytesOf(NOTIONS * DIMENSIONS) },
    meant: { ...meant, rows: bytesOf(labels * NOTIONS) },
    said: { ...said, rows: bytesOf(signs * labels) },
    near,
  };
}
