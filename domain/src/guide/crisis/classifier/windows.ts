import { readWord, STOP, type Word } from './features.ts';
import { markedWords } from './marked-words.ts';

const LONG_SENTENCE = 26;
const SLICE = 20;
const SLICE_STEP = 9;
const TWO_SENTENCES = 30;
/** A shorter sentence of a long message says nothing without the others. */
const FEWEST_WORDS = 3;
/** Nobody writes more; whoever sends it is heard in what comes first and last. */
const MAX_WORDS = 4000;

/** Scripts that `plainWords` leaves out, as runs of their letters. */
const OTHER_SCRIPTS =
  /[\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Deva}\p{sc=Grek}\p{sc=Hebr}\p{sc=Thai}]+/gu;

/** Where a letter of them may be. */
const MAYBE_OTHER_SCRIPTS = /[\u0370-\u1fff\u2c00-\uffff]/;

/** All words that are judged; a stop ends each sentence. */
function spokenWords(message: string, read?: string | readonly string[]): readonly string[] {
  const marked = typeof read === 'object' ? read : markedWords(message, read);
  const words =
    marked.length > MAX_WORDS
      ? [...marked.slice(0, MAX_WORDS / 2), STOP.text, ...marked.slice(-MAX_WORDS / 2), STOP.text]
      : marked;
  const begun = message.slice(0, MAX_WORDS).toLowerCase();
  const other = MAYBE_OTHER_SCRIPTS.test(begun) ? begun.match(OTHER_SCRIPTS) : null;
  return other ? [...words, STOP.text, ...other] : words;
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
  firstPlaces: Int32Array;
  windows: readonly Window[];
}

/**
 * The pieces of a message that are judged: first the whole of it, then, of one that is longer than a
 * sentence, every sentence, two that follow each other, and slices of a long one. What is said in the
 * middle of a letter about something else is not watered down by the rest.
 */
export function readMessage(message: string, read?: string | readonly string[]): Message {
  const known = new Map<string, number>();
  const words: Word[] = [];
  const spoken = spokenWords(message, read);
  const firstPlaces = new Int32Array(spoken.length);
  const add = (text: string) => {
    const { length } = words;
    const place = known.get(text) ?? length;
    if (place === length) known.set(text, place);
    firstPlaces[length] = place;
    words.push(words[place] ?? readWord(text));
  };
  const sentences: Window[] = [];
  let sentence: Window | undefined;
  for (const text of spoken) {
    if (text === STOP.text) sentence = undefined;
    else {
      if (!sentence) {
        if (words.length > 0) add(STOP.text);
        sentence = { from: words.length, to: 0 };
        sentences.push(sentence);
      }
      add(text);
      sentence.to = words.length;
    }
  }
  const windows: Window[] = [{ from: 0, to: words.length }];
  if (words.length <= LONG_SENTENCE) return { words, firstPlaces, windows };
  const isNew = newWindows(firstPlaces);
  const judge = (from: number, to: number) => {
    if (isNew(from, to)) windows.push({ from, to });
  };
  for (let i = 0; i < sentences.length; i++) {
    const { from, to } = sentences[i] as Window;
    const next = sentences[i + 1];
    const length = to - from;
    if (length > LONG_SENTENCE) {
      for (let at = from; at < to - 8; at += SLICE_STEP) {
        judge(at, Math.min(at + SLICE, to));
      }
    } else if (length >= FEWEST_WORDS) judge(from, to);
    if (next && sentences.length > 2 && next.to - 1 - from <= TWO_SENTENCES) judge(from, next.to);
  }
  return { words, firstPlaces, windows };
}

/** What is said in the same words again is no louder than it was. */
function newWindows(firstPlaces: Int32Array) {
  const known = new Map<number, number>();
  return (from: number, to: number): boolean => {
    let hash = 0;
    for (let i = from; i < to; i++) hash = (31 * hash + (firstPlaces[i] as number)) & 0xffffff;
    // No window has as many words as this allows for.
    const key = 64 * hash + to - from;
    const before = known.get(key);
    let at = from;
    if (before !== undefined) {
      while (at < to && firstPlaces[at] === firstPlaces[before + at - from]) at++;
    }
    if (at === to) return false;
    // Others may have the same key, and then both are judged.
    known.set(key, from);
    return true;
  };
}

/** The words of each of these pieces. */
export function windowsOf(message: string, plain?: string): Word[][] {
  const { words, windows } = readMessage(message, plain);
  return windows.map(({ from, to }) => words.slice(from, to));
}
