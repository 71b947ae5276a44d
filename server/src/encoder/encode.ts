import { readFileSync } from 'node:fs';
import { aboveZero, denseOf, ofLengthOne } from './dense.ts';
import { piecesOf, readVocabulary } from './pieces.ts';
import { plainText } from './plain-text.ts';
import { poolingOf } from './pool.ts';
import { readWeights } from './weights-file.ts';

/** So many numbers say what a text means; together they have the length one. */
export const DIMENSIONS = 512;
/** Of a longer text its beginning and its end are read, where questions are. */
const MAX_PIECES = 60;

type Encode = (text: string) => Float32Array;

let loaded: Encode | null = null;

/**
 * What a text means, as a direction: texts that mean alike point alike, whatever their words. What was
 * learned from the Universal Sentence Encoder lite, in a fraction of a millisecond.
 */
export function encode(text: string): Float32Array {
  loaded ??= load();
  return loaded(text);
}

/** Loaded once, for the first text: some megabytes that a start need not wait for. */
function load(): Encode {
  const vocabulary = readVocabulary(readFileSync(here('vocabulary.txt'), 'utf8'));
  const weights = readWeights(readFileSync(here('weights.bin')));
  const pool = poolingOf(weights.pieces);
  const [hidden, last] = [denseOf(weights.hidden), denseOf(weights.last)];
  return (text) => {
    const pieces = bothEnds(piecesOf(plainText(text), vocabulary));
    const meaning = last(aboveZero(hidden(pool(pieces))));
    for (let i = 0; i < meaning.length; i++) meaning[i] = Math.tanh(meaning[i] as number);
    return ofLengthOne(meaning);
  };
}

const here = (name: string) => new URL(name, import.meta.url);

const bothEnds = (pieces: number[]) =>
  pieces.length > MAX_PIECES
    ? [...pieces.slice(0, MAX_PIECES / 2), ...pieces.slice(-MAX_PIECES / 2)]
    : pieces;
