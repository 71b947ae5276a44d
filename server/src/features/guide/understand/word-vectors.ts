import { readFileSync } from 'node:fs';

export const DIMENSIONS = 100;

export interface WordVectors {
  /** Commonest first. */
  words: readonly string[];
  /** The unit vector of a word; undefined where nobody knows it. */
  of: (word: string) => Float32Array | undefined;
}

/**
 * What common English words mean, as directions: words that are used alike point alike. Taken from
 * GloVe (6B, 100 dimensions, public domain), the commonest twenty thousand, a byte each.
 */
export function readWordVectors(
  file = new URL('./word-vectors.bin', import.meta.url),
): WordVectors {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n\n');
  const words = bytes.toString('latin1', 0, end).split('\n');
  const places = new Map(words.map((word, place) => [word, place]));
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + end + 2, words.length * DIMENSIONS);
  const made = new Map<number, Float32Array>();
  return {
    words,
    of: (word) => {
      const place = places.get(word);
      if (place === undefined) return undefined;
      const known = made.get(place);
      if (known) return known;
      const vector = Float32Array.from(
        values.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS),
      );
      const length = Math.hypot(...vector);
      made.set(
        place,
        vector.map((value) => value / length),
      );
      return made.get(place);
    },
  };
}
