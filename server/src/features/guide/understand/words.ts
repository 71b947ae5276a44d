import { readFileSync } from 'node:fs';
import { stemmer } from 'stemmer';

const MAX_WORDS = 120;
/** Words whose stems are remembered; a page repeats its own, and members theirs. */
const MAX_KNOWN = 40_000;

/** The words of a text, plain: lower case, no accents, no apostrophes. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘'`]/g, '')
    .match(/[a-z]+|\d+/g) ?? [];

/** The words of a message: no more of them than anybody needs. */
export const wordsOf = (text: string): string[] => wordsIn(text).slice(0, MAX_WORDS);

const stems = new Map<string, string>();

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_KNOWN) stems.clear();
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** The commonest words of English, commonest first: the twenty thousand of GloVe (6B, public domain). */
export const commonWords = (): string[] =>
  readFileSync(new URL('./common-words.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
