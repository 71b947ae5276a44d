import { plainWords } from '../../plain-words.ts';
import { readWord, type Word } from './features.ts';

const LONG_SENTENCE = 26;
const SLICE = 20;
const SLICE_STEP = 9;
const TWO_SENTENCES = 30;
/** A shorter sentence of a long message says nothing without the others. */
const FEWEST_WORDS = 3;
/** Nobody writes more; whoever sends it is heard in what comes first and last. */
const MAX_WORDS = 4000;

/** What tells as much as a word and is none: it is read as one. */
const MARKS = /[?!]+|\p{Extended_Pictographic}/gu;
const FIRST_LETTER = 97;

/** Far more than anybody means; of the rest only the ends of sentences are kept. */
const MAX_MARKS = 100;

/** Question and exclamation marks and pictures as words, which `plainWords` would leave out. */
function withMarks(message: string): string {
  let count = 0;
  return message.replace(MARKS, (mark) => {
    const isPicture = !/[?!]/.test(mark);
    if (++count > MAX_MARKS) return isPicture ? ' ' : '. ';
    if (isPicture) return ` zz${lettersOf(mark.codePointAt(0) ?? 0)} `;
    return mark.startsWith('?') ? ' qzq. ' : ' ezq. ';
  });
}

/** A number in letters, sixteen of them for its digits. */
function lettersOf(code: number): string {
  const before = code < 16 ? '' : lettersOf(code >> 4);
  return before + String.fromCharCode(FIRST_LETTER + (code & 15));
}

/** Scripts that `plainWords` leaves out, as runs of their letters. */
const OTHER_SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}]+/gu;

/** What is read of a longer message are its beginning and its end. */
const HALF_READ = 20_000;

function clipped(message: string): string {
  if (message.length <= 2 * HALF_READ) return message;
  return `${message.slice(0, HALF_READ)} . ${message.slice(-HALF_READ)}`;
}

function sentencesOf(message: string, plain: string): string[][] {
  const sentences: string[][] = [];
  let sentence: string[] = [];
  const marked = withMarks(clipped(message));
  const all = (marked === message ? plain : plainWords(marked)).trim().split(' ');
  const words =
    all.length > MAX_WORDS
      ? [...all.slice(0, MAX_WORDS / 2), '.', ...all.slice(-MAX_WORDS / 2)]
      : all;
  for (const word of [...words, '.']) {
    if (word !== '.') sentence.push(word);
    else if (sentence.length > 0) {
      sentences.push(sentence);
      sentence = [];
    }
  }
  const other = message.slice(0, MAX_WORDS).toLowerCase().match(OTHER_SCRIPTS);
  if (other) sentences.push(other);
  return sentences;
}

/**
 * The pieces of a message that are judged: first the whole of it, then, of one that is longer than a
 * sentence, every sentence, two that follow each other, and slices of a long one. What is said in the
 * middle of a letter about something else is not watered down by the rest.
 */
export function windowsOf(message: string, plain = plainWords(message)): Word[][] {
  const known = new Map<string, Word>();
  const read = (text: string) => {
    const word = known.get(text) ?? readWord(text);
    known.set(text, word);
    return word;
  };
  const stop = read('.');
  const sentences = sentencesOf(message, plain).map((words) => words.map(read));
  const whole = sentences.flatMap((words, index) => (index > 0 ? [stop, ...words] : words));
  if (whole.length <= LONG_SENTENCE) return [whole];
  const parts: Word[][] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.length > LONG_SENTENCE) parts.push(...slices(sentence));
    else if (sentence.length >= FEWEST_WORDS) parts.push(sentence);
    const next = sentences[index + 1];
    if (next && sentences.length > 2 && sentence.length + next.length <= TWO_SENTENCES) {
      parts.push([...sentence, stop, ...next]);
    }
  }
  return [whole, ...parts];
}

function slices(sentence: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  for (let from = 0; from < sentence.length - 8; from += SLICE_STEP) {
    found.push(sentence.slice(from, from + SLICE));
  }
  return found;
}
