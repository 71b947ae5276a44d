import { encode } from '../../../encoder/encode.ts';
import { splitMessage, toStem } from './words.ts';

export interface Features {
  ids: number[];
  values: number[];
  embedding: Float32Array;
}

const GROUP_WEIGHTS = { word: 1.2, bigram: 0.7, ngram: 0.7 } as const;
const GROUPS = Object.keys(GROUP_WEIGHTS) as (keyof typeof GROUP_WEIGHTS)[];
const NGRAM_LENGTH = 4;

export function getFeatureNames(
  words: readonly string[],
): Record<keyof typeof GROUP_WEIGHTS, string[]> {
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

const unique = (list: string[]) => [...new Set(list)];

export function extractFeatures(
  text: string,
  findId: (name: string) => number | undefined,
): Features {
  const names = getFeatureNames(splitMessage(text));
  const ids: number[] = [];
  const values: number[] = [];
  for (const group of GROUPS) {
    const value = GROUP_WEIGHTS[group] / Math.sqrt(names[group].length || 1);
    for (const name of names[group]) {
      const id = findId(name);
      if (id === undefined) continue;
      ids.push(id);
      values.push(value);
    }
  }
  return { ids, values, embedding: encode(text) };
}
