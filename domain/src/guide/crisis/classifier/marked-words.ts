import { tokenize } from '../../plain-words.ts';

export interface MessageWords {
  plain: readonly string[];
  withPunctuation: readonly string[];
}

const PUNCTUATION_OR_EMOJI = /[?!]+|\p{Extended_Pictographic}/gu;
/** Quick test for emoji; without any, a much faster expression is used. */
const MAYBE_EMOJI = /[\xa9\xae\u203c-\u3299\ud83c-\ud83f]/;
const PUNCTUATION = /[?!]+/g;
const FIRST_LETTER = 97;

const MAX_MARKS = 100;
const QUESTION = 'qzq';
const EXCLAMATION = 'ezq';

/** Only this many characters at the beginning and at the end of a longer message are read. */
const HALF_LENGTH = 20_000;

/** Punctuation that may be part of a word, so it cannot simply be removed as a separate token. */
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

/** Removes the punctuation tokens; undefined if the member typed such a token as a word. */
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

/** Splits a message into words and punctuation. `plain` is reused if there is no punctuation. */
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
