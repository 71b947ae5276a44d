import { readWordVectors, SAID_ALIKE, USED_ALIKE, type WordVectors } from './word-vectors.ts';
import { stemOf } from './words.ts';

/** What a message says, as the model reads it: signs that are there, and the direction of its words. */
export interface Features {
  signs: number[];
  strengths: number[];
  direction: Float32Array;
}

const FAMILIES = { word: 1, pair: 0.6, letters: 0.6 } as const;
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

/** How many words nobody has used in a question: what is outside is full of them. */
export const STRANGE_SIGNS = ['u0', 'u1', 'u2', 'u3', 'uMany'] as const;
const STRANGE = 0.7;
const MANY = 0.25;

function strangeSigns(words: readonly string[], isUsed: (stem: string) => boolean): string[] {
  const count = words.filter((word) => !isUsed(stemOf(word))).length;
  const isMany = count > 0 && count >= MANY * words.length;
  return [`u${Math.min(count, 3)}`, ...(isMany ? ['uMany'] : [])];
}

const unique = (list: string[]) => [...new Set(list)];

/** Vectors of words, how much they count, and how much more its rare words say about a message. */
interface Sense {
  vectors: WordVectors;
  strength: number;
  rarity: number;
}

export const DIMENSIONS = USED_ALIKE.dimensions + SAID_ALIKE.dimensions;

export const readSenses = (): Sense[] => [
  { vectors: readWordVectors(USED_ALIKE), strength: 1.5, rarity: 1.5 },
  { vectors: readWordVectors(SAID_ALIKE), strength: 1.2, rarity: 1 },
];

interface Reading {
  place: (sign: string) => number | undefined;
  /** How telling a word is. */
  weight: (stem: string) => number;
  /** Whether another question has this word. */
  isUsed: (stem: string) => boolean;
  senses: readonly Sense[];
}

export function featuresOf(
  words: readonly string[],
  { place, weight, isUsed, senses }: Reading,
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
  for (const sign of strangeSigns(words, isUsed)) {
    signs.push(place(sign) ?? 0);
    strengths.push(STRANGE);
  }
  const direction = new Float32Array(DIMENSIONS);
  let from = 0;
  for (const sense of senses) {
    const to = from + sense.vectors.dimensions;
    point(direction.subarray(from, to), words, sense, weight);
    from = to;
  }
  return { signs, strengths, direction };
}

/** Where the words of a message point together. */
function point(
  direction: Float32Array,
  words: readonly string[],
  { vectors, strength, rarity }: Sense,
  weight: Reading['weight'],
): void {
  for (const word of words) {
    const vector = vectors.of(word);
    if (!vector) continue;
    const telling = weight(stemOf(word)) ** rarity;
    for (let i = 0; i < direction.length; i++)
      direction[i] = (direction[i] ?? 0) + telling * (vector[i] ?? 0);
  }
  const length = Math.hypot(...direction) || 1;
  for (let i = 0; i < direction.length; i++)
    direction[i] = ((direction[i] ?? 0) * strength) / length;
}
