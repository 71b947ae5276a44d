import { SHARED_WORDS } from './shared-words.ts';

/**
 * One way of saying that somebody is in danger. Phrases read the form that `plainWords` makes, in
 * whole words:
 *
 * - `(a|b)` is one of these, `x?` may be absent, `x*` in a word is any ending;
 * - `_3` stands for up to three words in between, `_6` for up to six;
 * - `.` is the end of a sentence, `NUMBER` one of two digits or more;
 * - `CLOSE` and other capitals are the lists of `SHARED_WORDS`.
 */
export interface CrisisRow {
  /** Where it is long, in parts: a space joins them, and nothing before a `|`. */
  phrase: string | readonly string[];
  /** Words after the phrase that make it harmless. */
  unless?: readonly string[];
  /** Words before it that do. */
  unlessAfter?: readonly string[];
  /** What people write; the row hears each. */
  examples: readonly string[];
  /** What has the phrase in it and is harmless. */
  harmless?: readonly string[];
}

/** A row as an expression that finds it where it is told to look. */
export function compileRow({ phrase, unless, unlessAfter }: CrisisRow): RegExp {
  const before = unlessAfter ? `(?<! (?:${expression(unlessAfter.join('|'))}) )` : '';
  const after = unless ? `(?!${expression(` (${unless.join('|')})`)}\\b)` : '';
  return new RegExp(`${before}(?:${expression(joined(phrase))})(?= )${after}`, 'y');
}

/** A row's phrase in one line, with the shared words in it. */
export const phraseOf = ({ phrase }: CrisisRow): string => withSharedWords(joined(phrase));

const joined = (phrase: CrisisRow['phrase']) =>
  [phrase].flat().join('\n').replaceAll('\n|', '|').replaceAll('\n', ' ');

const withSharedWords = (text: string) =>
  text.replace(/[A-Z]+/g, (name) => {
    const words = SHARED_WORDS[name]?.replace(/\s*\n\s*/g, '');
    return words === undefined ? name : `(${words})`;
  });

/** Every gap is bounded, so looking at one place takes no longer in a longer message. */
const expression = (text: string) =>
  withSharedWords(text)
    .replaceAll('(', '(?:')
    .replaceAll('.', '\\.')
    .replaceAll('NUMBER', '\\d{2,}')
    .replace(/(?<=[a-z])\*/g, '\\w*')
    .replace(/(?<=[:|])_(\d) /g, '(?:\\w+ ){0,$1}')
    .replace(/ _(\d)/g, '(?: \\w+){0,$1}');
