import { readFileSync } from 'node:fs';

export interface WordVectors {
  /** Commonest first. */
  words: readonly string[];
  dimensions: number;
  /** The unit vector of a word; undefined where nobody knows it. */
  of: (word: string) => Float32Array | undefined;
}

interface Kept {
  file: URL;
  dimensions: number;
}

/**
 * What common English words mean, as directions: words that are used alike point alike. Taken from
 * GloVe (6B, 100 dimensions, public domain), the commonest twenty thousand, a byte each.
 */
export const USED_ALIKE: Kept = {
  file: new URL('./word-vectors.bin', import.meta.url),
  dimensions: 100,
};

/**
 * What words mean where they are a whole message: what the Universal Sentence Encoder (lite, Apache
 * 2.0) makes of each alone, its 128 widest directions, for nine thousand words, a byte each.
 */
export const SAID_ALIKE: Kept = {
  file: new URL('./sentence-vectors.bin', import.meta.url),
  dimensions: 128,
};

export function readWordVectors({ file, dimensions }: Kept): WordVectors {
  const bytes = readFileSync(file);
  const end = bytes.indexOf('\n\n');
  const words = bytes.toString('latin1', 0, end).split('\n');
  const places = new Map(words.map((word, place) => [word, place]));
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + end + 2, words.length * dimensions);
  const made = new Map<number, Float32Array>();
  return {
    words,
    dimensions,
    of: (word) => {
      const place = places.get(word);
      if (place === undefined) return undefined;
      const known = made.get(place);
      if (known) return known;
      const vector = Float32Array.from(
        values.subarray(place * dimensions, (place + 1) * dimensions),
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
