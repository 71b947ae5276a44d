import { plainWords } from '../../plain-words.ts';
import { readWord, STOP, type Word } from './features.ts';

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
/** Where a picture may be: without one the marks are found in a fraction of the time. */
const MAYBE_PICTURES = /[\xa9\xae\u203c-\u3299\ud83c-\ud83f]/;
const ASCII_MARKS = /[?!]+/g;
const FIRST_LETTER = 97;

/** Far more than anybody means; of the rest only the ends of sentences are kept. */
const MAX_MARKS = 100;

/** Question and exclamation marks and pictures as words, which `plainWords` would leave out. */
function withMarks(message: string): string {
  let count = 0;
  return message.replace(MAYBE_PICTURES.test(message) ? MARKS : ASCII_MARKS, (mark) => {
    const isQuestion = mark.startsWith('?');
    const isPicture = !isQuestion && !mark.startsWith('!');
    if (++count > MAX_MARKS) return isPicture ? ' ' : '. ';
    if (isPicture) return ` zz${lettersOf(mark.codePointAt(0) ?? 0)} `;
    return isQuestion ? ' qzq. ' : ' ezq. ';
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

/** Where a letter of them may be. */
const MAYBE_OTHER_SCRIPTS = /[\u0370-\u1fff\u2c00-\uffff]/;

/** What is read of a longer message are its beginning and its end. */
const HALF_READ = 20_000;

function clipped(message: string): string {
  if (message.length <= 2 * HALF_READ) return message;
  return `${message.slice(0, HALF_READ)} . ${message.slice(-HALF_READ)}`;
}

/** The words of each sentence. */
function sentencesOf(message: string, plain: string): string[][] {
  const sentences: string[][] = [];
  let sentence: string[] = [];
  const marked = withMarks(clipped(message));
  const all = (marked === message ? plain : plainWords(marked)).trim().split(' ');
  const words =
    all.length > MAX_WORDS
      ? [...all.slice(0, MAX_WORDS / 2), '.', ...all.slice(-MAX_WORDS / 2), '.']
      : all;
  for (const word of words) {
    if (word !== '.') sentence.push(word);
    else if (sentence.length > 0) {
      sentences.push(sentence);
      sentence = [];
    }
  }
  const begun = message.slice(0, MAX_WORDS).toLowerCase();
  const other = MAYBE_OTHER_SCRIPTS.test(begun) ? begun.match(OTHER_SCRIPTS) : null;
  if (other) sentences.push(other);
  return sentences;
}

/** A piece of a message, from one place to before another. */
export interface Window {
  from: number;
  to: number;
}

/** The words of a message, with a stop between its sentences, and the pieces that are judged. */
export interface Message {
  words: readonly Word[];
  /** For each word the place where it stands first. */
  firstPlaces: readonly number[];
  windows: readonly Window[];
}

/**
 * The pieces of a message that are judged: first the whole of it, then, of one that is longer than a
 * sentence, every sentence, two that follow each other, and slices of a long one. What is said in the
 * middle of a letter about something else is not watered down by the rest.
 */
export function readMessage(message: string, plain = plainWords(message)): Message {
  const known = new Map<string, number>();
  const words: Word[] = [];
  const firstPlaces: number[] = [];
  const read = (text: string) => {
    const place = known.get(text) ?? words.length;
    if (place === words.length) known.set(text, place);
    words.push(words[place] ?? readWord(text));
    firstPlaces.push(place);
  };
  const sentences = sentencesOf(message, plain);
  const froms: number[] = [];
  for (const sentence of sentences) {
    if (words.length > 0) read(STOP.text);
    froms.push(words.length);
    for (const text of sentence) read(text);
  }
  const windows: Window[] = [{ from: 0, to: words.length }];
  if (words.length <= LONG_SENTENCE) return { words, firstPlaces, windows };
  const isNew = newWindows(firstPlaces);
  const judge = (from: number, to: number) => {
    if (isNew(from, to)) windows.push({ from, to });
  };
  for (const [index, { length }] of sentences.entries()) {
    const from = froms[index] ?? 0;
    const to = from + length;
    const next = sentences[index + 1];
    if (length > LONG_SENTENCE) {
      for (let at = from; at < to - 8; at += SLICE_STEP) {
        judge(at, Math.min(at + SLICE, to));
      }
    } else if (length >= FEWEST_WORDS) judge(from, to);
    if (next && sentences.length > 2 && length + next.length <= TWO_SENTENCES) {
      judge(from, to + 1 + next.length);
    }
  }
  return { words, firstPlaces, windows };
}

/** What is said in the same words again is no louder than it was. */
function newWindows(firstPlaces: readonly number[]) {
  const known = new Map<number, Window>();
  return (from: number, to: number): boolean => {
    let key = to - from;
    for (let i = from; i < to; i++) key = (Math.imul(key, 31) + (firstPlaces[i] ?? 0)) | 0;
    const before = known.get(key);
    known.set(key, { from, to });
    // Others may have the same key, and then both are judged.
    if (!before || before.to - before.from !== to - from) return true;
    for (let i = from; i < to; i++) {
      if (firstPlaces[i] !== firstPlaces[before.from + i - from]) return true;
    }
    return false;
  };
}

/** The words of each of these pieces. */
export function windowsOf(message: string, plain?: string): Word[][] {
  const { words, windows } = readMessage(message, plain);
  return windows.map(({ from, to }) => words.slice(from, to));
}
