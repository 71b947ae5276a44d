import { encode } from '../../../encoder/encode.ts';
import { splitMessage, toStem } from './words.ts';

/** Model input: sparse features (`ids` with `values`) and the sentence embedding. */
export interface Features {
  ids: number[];
  values: number[];
  embedding: Float32Array;
}

const GROUP_WEIGHTS = { word: 1.2, bigram: 0.7, ngram: 0.7 } as const;
const NGRAM_LENGTH = 4;

/** Feature names by group: stems, stem bigrams, and character n-grams, which survive misspellings. */
export function getFeatureNames(
  words: readonly string[],
): Record<'word' | 'bigram' | 'ngram', string[]> {
  const stems = words.map(toStem);
  return {
    word: unique(stems.map((stem) => `w${stem}`)),
    bigram: unique(stems.map((stem, index) => `b${stems[index - 1] ?? '^'} ${stem}`)),
    ngram: unique(
      words.flatMap((word) => {
        const marked = `<${word}>`;
        return Array.from(
          { length: Math.max(0, marked.length - NGRAM_LENGTH + 1) },
          (_, at) => `c${marked.slice(at, at + NGRAM_LENGTH)}`,
        );
      }),
    ),
  };
}

/** How many words no training question contains. Off-topic messages are full of them. */
export const UNKNOWN_WORD_FEATURES = ['u0', 'u1', 'u2', 'u3', 'uMany'] as const;
const UNKNOWN_WORD_VALUE = 0.7;
const MANY = 0.25;

function getUnknownWordFeatures(
  words: readonly string[],
  isKnownStem: (stem: string) => boolean,
): string[] {
  const count = words.filter((word) => !isKnownStem(toStem(word))).length;
  const isMany = count > 0 && count >= MANY * words.length;
  return [`u${Math.min(count, 3)}`, ...(isMany ? ['uMany'] : [])];
}

const unique = (list: string[]) => [...new Set(list)];

interface FeatureSpace {
  findId: (name: string) => number | undefined;
  /** Whether a training question contains this stem. */
  isKnownStem: (stem: string) => boolean;
}

export function extractFeatures(text: string, { findId, isKnownStem }: FeatureSpace): Features {
  const words = splitMessage(text);
  const names = getFeatureNames(words);
  const ids: number[] = [];
  const values: number[] = [];
  for (const group of ['word', 'bigram', 'ngram'] as const) {
    const value = GROUP_WEIGHTS[group] / Math.sqrt(names[group].length || 1);
    for (const name of names[group]) {
      const id = findId(name);
      if (id === undefined) continue;
      ids.push(id);
      values.push(value);
    }
  }
  for (const name of getUnknownWordFeatures(words, isKnownStem)) {
    ids.push(findId(name) ?? 0);
    values.push(UNKNOWN_WORD_VALUE);
  }
  return { ids, values, embedding: encode(text) };
}
