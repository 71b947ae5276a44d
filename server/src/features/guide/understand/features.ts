import { DIMENSIONS, type WordVectors } from './word-vectors.ts';
import { stemOf } from './words.ts';

/** What a message says, as the model reads it: signs that are there, and the direction of its words. */
export interface Features {
  signs: number[];
  strengths: number[];
  direction: Float32Array;
}

const FAMILIES = { word: 1, pair: 0.6, letters: 0.6, direction: 1.5 } as const;
const LETTER_RUN = 4;

/** The signs of each family: stems, neighbouring stems, and runs of letters that survive misspelling. */
export function signsOf(words: readonly string[]): Record<'word' | 'pair' | 'letters', string[]> {
  const stems = words.map(stemOf);
  return {
    word: unique(stems.map((stem) => `w${stem}`)),
    pair: unique(stems.map((stem, index) => `b${stems[index - 1] ?? '^'} ${stem}`)),
    letters: unique(
      words.flatMap((word) => {
        const whole = `<${word}>`;
        return Array.from(
          { length: Math.max(0, whole.length - LETTER_RUN + 1) },
          (_, at) => `c${whole.slice(at, at + LETTER_RUN)}`,
        );
      }),
    ),
  };
}

const unique = (list: string[]) => [...new Set(list)];

interface Reading {
  place: (sign: string) => number | undefined;
  /** How telling a word is. */
  weight: (stem: string) => number;
  vectors: WordVectors;
}

export function featuresOf(
  words: readonly string[],
  { place, weight, vectors }: Reading,
): Features {
  const found = signsOf(words);
  const signs: number[] = [];
  const strengths: number[] = [];
  for (const family of ['word', 'pair', 'letters'] as const) {
    const strength = FAMILIES[family] / Math.sqrt(found[family].length || 1);
    for (const sign of found[family]) {
      const at = place(sign);
      if (at === undefined) continue;
      signs.push(at);
      strengths.push(strength);
    }
  }
  const direction = new Float32Array(DIMENSIONS);
  for (const word of words) {
    const vector = vectors.of(word);
    if (!vector) continue;
    const telling = weight(stemOf(word)) ** 1.5;
    for (let i = 0; i < DIMENSIONS; i++)
      direction[i] = (direction[i] ?? 0) + telling * (vector[i] ?? 0);
  }
  const length = Math.hypot(...direction) || 1;
  return {
    signs,
    strengths,
    direction: direction.map((value) => (value * FAMILIES.direction) / length),
  };
}
