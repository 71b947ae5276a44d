import { encode } from '../../../encoder/encode.ts';
import { stemOf, wordsOf } from './words.ts';

/** What a message says, as the model reads it: signs that are there, and what it means as a whole. */
export interface Features {
  signs: number[];
  strengths: number[];
  meaning: Float32Array;
}

const FAMILIES = { word: 1.2, pair: 0.7, letters: 0.7 } as const;
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

interface Reading {
  place: (sign: string) => number | undefined;
  /** Whether another question has this word. */
  isUsed: (stem: string) => boolean;
}

export function featuresOf(text: string, { place, isUsed }: Reading): Features {
  const words = wordsOf(text);
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
  return { signs, strengths, meaning: encode(text) };
}
