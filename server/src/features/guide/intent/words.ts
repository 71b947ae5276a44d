import { stemmer } from 'stemmer';

const MAX_WORDS = 120;
const MAX_CACHED_STEMS = 40_000;

export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘'`]/g, '')
    .match(/[a-z]+|\d+/g) ?? [];

export const splitMessage = (text: string): string[] => splitWords(text).slice(0, MAX_WORDS);

const cache = new Map<string, string>();

export function toStem(word: string): string {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_CACHED_STEMS) cache.clear();
  const stem = stemmer(word);
  cache.set(word, stem);
  return stem;
}
