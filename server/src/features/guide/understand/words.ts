import { stemmer } from 'stemmer';

const MAX_WORDS = 120;

/** The words of a message, plain: lower case, no accents, no apostrophes. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[’‘'`]/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  ).slice(0, MAX_WORDS);

export const stemOf = (word: string): string => stemmer(word);
