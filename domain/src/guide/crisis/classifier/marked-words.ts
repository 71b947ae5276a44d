import { readWords } from '../../plain-words.ts';

/** A message in plain words, as the rules read it, and with its marks among them, as the classifier does. */
export interface Reading {
  plain: readonly string[];
  marked: readonly string[];
}

/** What tells as much as a word and is none: it is read as one. */
const MARKS = /[?!]+|\p{Extended_Pictographic}/gu;
/** Where a picture may be: without one the marks are found in a fraction of the time. */
const MAYBE_PICTURES = /[\xa9\xae\u203c-\u3299\ud83c-\ud83f]/;
const ASCII_MARKS = /[?!]+/g;
const FIRST_LETTER = 97;

/** Far more than anybody means; of the rest only the ends of sentences are kept. */
const MAX_MARKS = 100;
const QUESTION = 'qzq';
const EXCLAMATION = 'ezq';

/** What is read of a longer message are its beginning and its end. */
const HALF_READ = 20_000;

/** Where a mark does more than end a word, which is then not the same without it. */
const INSIDE = /\?(?![? \n]|$)|(?<![A-Za-z\d])!|!(?![ \n]|$)/;

/** Reads a message once, where it can, for the rules and the classifier. */
export function readBoth(message: string): Reading {
  const { text, count } = withMarks(message);
  const marked = readWords(text);
  if (text === message) return { plain: marked, marked };
  const isPlainToo =
    count <= MAX_MARKS &&
    message.length <= 2 * HALF_READ &&
    !MAYBE_PICTURES.test(message) &&
    !INSIDE.test(message);
  return { plain: (isPlainToo && without(count, marked)) || readWords(message), marked };
}

/** Leaves out as many marks; somebody may have written the same as a word. */
function without(count: number, marked: readonly string[]): string[] | undefined {
  const plain: string[] = [];
  let left = count;
  for (const word of marked) {
    if (word === QUESTION || word === EXCLAMATION) left--;
    else if (word !== '.' || plain[plain.length - 1] !== '.') plain.push(word);
  }
  return left === 0 ? plain : undefined;
}

/** A message whose plain words may be known, with its marks among them. */
export function markedWords(message: string, plain: string | undefined): readonly string[] {
  const { text } = withMarks(message);
  return plain === undefined || text !== message ? readWords(text) : plain.trim().split(' ');
}

/** Question and exclamation marks and pictures as words, which `plainWords` would leave out. */
function withMarks(message: string): { text: string; count: number } {
  let count = 0;
  const clipped =
    message.length <= 2 * HALF_READ
      ? message
      : `${message.slice(0, HALF_READ)} . ${message.slice(-HALF_READ)}`;
  const text = clipped.replace(MAYBE_PICTURES.test(clipped) ? MARKS : ASCII_MARKS, (mark) => {
    const isQuestion = mark.startsWith('?');
    const isPicture = !isQuestion && !mark.startsWith('!');
    if (++count > MAX_MARKS) return isPicture ? ' ' : '. ';
    if (isPicture) return ` zz${lettersOf(mark.codePointAt(0) ?? 0)} `;
    return ` ${isQuestion ? QUESTION : EXCLAMATION}. `;
  });
  return { text, count };
}

/** A number in letters, sixteen of them for its digits. */
function lettersOf(code: number): string {
  const before = code < 16 ? '' : lettersOf(code >> 4);
  return before + String.fromCharCode(FIRST_LETTER + (code & 15));
}
