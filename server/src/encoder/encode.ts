import { readFileSync } from 'node:fs';
import { aboveZero, denseOf, ofLengthOne, type Rows } from './dense.ts';
import { piecesOf, readVocabulary } from './pieces.ts';
import { plainText } from './plain-text.ts';
import { readWeights, UNITS } from './weights-file.ts';

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
  const [hidden, last] = [denseOf(weights.hidden), denseOf(weights.last)];
  return (text) => {
    const pooled = pool(weights.pieces, bothEnds(piecesOf(plainText(text), vocabulary)));
    const noticed = aboveZero(hidden(pooled));
    const all = new Float32Array(noticed.length + pooled.length);
    all.set(noticed);
    all.set(pooled, noticed.length);
    const meaning = last(all);
    for (let i = 0; i < meaning.length; i++) meaning[i] = Math.tanh(meaning[i] as number);
    return ofLengthOne(meaning);
  };
}

const here = (name: string) => new URL(name, import.meta.url);

const bothEnds = (pieces: number[]) =>
  pieces.length > MAX_PIECES
    ? [...pieces.slice(0, MAX_PIECES / 2), ...pieces.slice(-MAX_PIECES / 2)]
    : pieces;

/**
 * What each piece says with the one before and the one after it, above zero: of all pieces together,
 * and the most that any says. Hundreds of numbers a piece, so nothing is called for them.
 */
function pool({ rows, steps }: Rows, pieces: readonly number[]): Float32Array {
  const pooled = new Float32Array(2 * UNITS);
  const share = 1 / Math.sqrt(pieces.length || 1);
  // A piece has three rows: what it says to the next one, by itself, and to the one before.
  const placeOf = (piece: number | undefined, way: number) => 3 * (piece ?? 0) + way;
  pieces.forEach((piece, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    const places = [placeOf(before, 0), placeOf(piece, 1), placeOf(after, 2)] as const;
    const worth = places.map((place) => steps[place] ?? 0) as [number, number, number];
    if (before === undefined) worth[0] = 0;
    if (after === undefined) worth[2] = 0;
    const [a, b, c] = [places[0] * UNITS, places[1] * UNITS, places[2] * UNITS];
    for (let unit = 0; unit < UNITS; unit++) {
      const said =
        worth[0] * (rows[a + unit] as number) +
        worth[1] * (rows[b + unit] as number) +
        worth[2] * (rows[c + unit] as number);
      if (said <= 0) continue;
      pooled[unit] = (pooled[unit] as number) + said * share;
      if (said > (pooled[UNITS + unit] as number)) pooled[UNITS + unit] = said;
    }
  });
  return pooled;
}
