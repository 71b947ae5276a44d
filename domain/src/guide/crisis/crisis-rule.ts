import { SHARED_WORDS } from './shared-words.ts';

/**
 * A crisis rule lists phrases with which people say that they are in danger, in the spelling of
 * `normalizeText`. `(a|b)` is an alternative, `x?` an optional word, `x*` any word that begins with
 * x. `_3` stands for up to three words, `.` for the end of a sentence, `NUMBER` for a number of two
 * or more digits. Words in capitals are lists from `SHARED_WORDS`.
 */
export interface CrisisRule {
  phrase: string | readonly string[];
  unless?: readonly string[];
  unlessAfter?: readonly string[];
  examples: readonly string[];
  harmless?: readonly string[];
}

export function compileRule({ phrase, unless, unlessAfter }: CrisisRule): RegExp {
  const before = unlessAfter ? `(?<! (?:${toPattern(unlessAfter.join('|'))}) )` : '';
  const after = unless ? `(?!${toPattern(` (${unless.join('|')})`)}(?= ))` : '';
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

/** The gaps between words have a maximum length, so that no message can make matching slow. */
const toPattern = (text: string) =>
  fillSharedWords(text)
    .replaceAll('(', '(?:')
    .replaceAll('.', '\\.')
    .replaceAll('NUMBER', '\\d{2,}')
    .replace(/(?<=[a-z])\*/g, '\\w*')
    .replace(/(?<=[:|])_(\d) /g, '(?:\\w+ ){0,$1}')
    .replace(/ _(\d)/g, '(?: \\w+){0,$1}');
