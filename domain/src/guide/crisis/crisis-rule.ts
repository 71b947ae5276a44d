import { SHARED_WORDS } from './shared-words.ts';

/**
 * One way of saying that somebody is in danger. Phrases are matched against the normalized text that
 * `normalizeText` returns, word by word:
 *
 * - `(a|b)` is an alternative, `x?` is optional, `x*` is any word with that prefix;
 * - `_3` stands for up to three words in between, `_6` for up to six;
 * - `.` is the end of a sentence, `NUMBER` a number of at least two digits;
 * - `CLOSE` and other capitals are the lists of `SHARED_WORDS`.
 */
export interface CrisisRule {
  /** A long phrase is an array. Its parts are joined with a space, except before `|`. */
  phrase: string | readonly string[];
  /** If one of these follows the phrase, the message is harmless. */
  unless?: readonly string[];
  unlessAfter?: readonly string[];
  examples: readonly string[];
  /** These messages contain the phrase but must not match. */
  harmless?: readonly string[];
}

export function compileRule({ phrase, unless, unlessAfter }: CrisisRule): RegExp {
  const before = unlessAfter ? `(?<! (?:${toPattern(unlessAfter.join('|'))}) )` : '';
  const after = unless ? `(?!${toPattern(` (${unless.join('|')})`)}\\b)` : '';
  return new RegExp(`${before}(?:${toPattern(joinParts(phrase))})(?= )${after}`, 'y');
}

export const expandPhrase = ({ phrase }: CrisisRule): string => fillSharedWords(joinParts(phrase));

const joinParts = (phrase: CrisisRule['phrase']) =>
  [phrase].flat().join('\n').replaceAll('\n|', '|').replaceAll('\n', ' ');

const fillSharedWords = (text: string) =>
  text.replace(/[A-Z]+/g, (name) => {
    const words = SHARED_WORDS[name]?.replace(/\s*\n\s*/g, '');
    return words === undefined ? name : `(${words})`;
  });

/** Gaps between words are limited, so that no message makes matching slow. */
const toPattern = (text: string) =>
  fillSharedWords(text)
    .replaceAll('(', '(?:')
    .replaceAll('.', '\\.')
    .replaceAll('NUMBER', '\\d{2,}')
    .replace(/(?<=[a-z])\*/g, '\\w*')
    .replace(/(?<=[:|])_(\d) /g, '(?:\\w+ ){0,$1}')
    .replace(/ _(\d)/g, '(?: \\w+){0,$1}');
