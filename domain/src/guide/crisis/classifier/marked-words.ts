import { tokenize } from '../../plain-words.ts';

export interface MessageWords {
  plain: readonly string[];
  withPunctuation: readonly string[];
}

const PUNCTUATION_OR_EMOJI = /[?!]+|\p{Extended_Pictographic}/gu;
/**
 * The exact regular expression for emoji is slow. Every emoji contains a character from the ranges
 * below, so messages without such a character skip the slow expression.
 */
const MAYBE_EMOJI = /[\xa9\xae\u203c-\u3299\ud83c-\ud83f]/;
const PUNCTUATION = /[?!]+/g;
const FIRST_LETTER = 97;

const MAX_MARKS = 100;
const QUESTION = 'qzq';
const EXCLAMATION = 'ezq';

const HALF_LENGTH = 20_000;

const INSIDE_WORD = /\?(?![? \n]|$)|(?<![A-Za-z\d])!|!(?![ \n]|$)/;

export function tokenizeForBoth(message: string): MessageWords {
  const { text, count } = replacePunctuation(message);
  const withPunctuation = tokenize(text);
  if (text === message) return { plain: withPunctuation, withPunctuation };
  const canReuse =
    count <= MAX_MARKS &&
    message.length <= 2 * HALF_LENGTH &&
    !MAYBE_EMOJI.test(message) &&
    !INSIDE_WORD.test(message);
  return {
    plain: (canReuse && removePunctuationTokens(count, withPunctuation)) || tokenize(message),
    withPunctuation,
  };
}

function removePunctuationTokens(
  count: number,
  withPunctuation: readonly string[],
): string[] | undefined {
  const plain: string[] = [];
  let left = count;
  for (const word of withPunctuation) {
    if (word === QUESTION || word === EXCLAMATION) left--;
    else if (word !== '.' || plain[plain.length - 1] !== '.') plain.push(word);
  }
  return left === 0 ? plain : undefined;
}

export function tokenizeWithPunctuation(
  message: string,
  plain: string | undefined,
): readonly string[] {
  const { text } = replacePunctuation(message);
  return plain === undefined || text !== message ? tokenize(text) : plain.trim().split(' ');
}

function replacePunctuation(message: string): { text: string; count: number } {
  let count = 0;
  const clipped =
    message.length <= 2 * HALF_LENGTH
      ? message
      : `${message.slice(0, HALF_LENGTH)} . ${message.slice(-HALF_LENGTH)}`;
  const text = clipped.replace(
    MAYBE_EMOJI.test(clipped) ? PUNCTUATION_OR_EMOJI : PUNCTUATION,
    (mark) => {
      const isQuestion = mark.startsWith('?');
      const isEmoji = !isQuestion && !mark.startsWith('!');
      if (++count > MAX_MARKS) return isEmoji ? ' ' : '. ';
      if (isEmoji) return ` zz${encodeNumber(mark.codePointAt(0) ?? 0)} `;
      return ` ${isQuestion ? QUESTION : EXCLAMATION}. `;
    },
  );
  return { text, count };
}

function encodeNumber(code: number): string {
  const before = code < 16 ? '' : encodeNumber(code >> 4);
  return before + String.fromCharCode(FIRST_LETTER + (code & 15));
}
