import { STOP, type Token, toToken } from './features.ts';
import { tokenizeWithPunctuation } from './marked-words.ts';

const LONG_SENTENCE = 26;
const SLICE_LENGTH = 20;
const SLICE_STEP = 9;
const TWO_SENTENCES = 30;
const MIN_WORDS = 3;
/** If a message has more than 4,000 words, the classifier reads the first and the last 2,000. */
const MAX_WORDS = 4000;

const OTHER_SCRIPTS =
  /[\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Deva}\p{sc=Grek}\p{sc=Hebr}\p{sc=Thai}]+/gu;

const MAYBE_OTHER_SCRIPTS = /[\u0370-\u1fff\u2c00-\uffff]/;

function selectWords(message: string, normalized?: string | readonly string[]): readonly string[] {
  const withPunctuation =
    typeof normalized === 'object' ? normalized : tokenizeWithPunctuation(message, normalized);
  const words =
    withPunctuation.length > MAX_WORDS
      ? [
          ...withPunctuation.slice(0, MAX_WORDS / 2),
          STOP.text,
          ...withPunctuation.slice(-MAX_WORDS / 2),
          STOP.text,
        ]
      : withPunctuation;
  const begun = message.slice(0, MAX_WORDS).toLowerCase();
  const other = MAYBE_OTHER_SCRIPTS.test(begun) ? begun.match(OTHER_SCRIPTS) : null;
  return other ? [...words, STOP.text, ...other] : words;
}

export interface Window {
  from: number;
  to: number;
}

export interface Message {
  words: readonly Token[];
  firstPositions: Int32Array;
  windows: readonly Window[];
}

/**
 * The parts of a long message are scored one by one, so that harmless text around a dangerous
 * sentence cannot hide it.
 */
export function splitIntoWindows(
  message: string,
  normalized?: string | readonly string[],
): Message {
  const known = new Map<string, number>();
  const words: Token[] = [];
  const selected = selectWords(message, normalized);
  const firstPlaces = new Int32Array(selected.length);
  const add = (text: string) => {
    const { length } = words;
    const place = known.get(text) ?? length;
    if (place === length) known.set(text, place);
    firstPlaces[length] = place;
    words.push(words[place] ?? toToken(text));
  };
  const sentences: Window[] = [];
  let sentence: Window | undefined;
  for (const text of selected) {
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
  if (words.length <= LONG_SENTENCE) return { words, firstPositions: firstPlaces, windows };
  const isNew = createDuplicateFilter(firstPlaces);
  const addWindow = (from: number, to: number) => {
    if (isNew(from, to)) windows.push({ from, to });
  };
  for (let i = 0; i < sentences.length; i++) {
    const { from, to } = sentences[i] as Window;
    const next = sentences[i + 1];
    const length = to - from;
    if (length > LONG_SENTENCE) {
      for (let at = from; at < to - 8; at += SLICE_STEP) {
        addWindow(at, Math.min(at + SLICE_LENGTH, to));
      }
    } else if (length >= MIN_WORDS) addWindow(from, to);
    if (next && sentences.length > 2 && next.to - 1 - from <= TWO_SENTENCES)
      addWindow(from, next.to);
  }
  return { words, firstPositions: firstPlaces, windows };
}

function createDuplicateFilter(firstPlaces: Int32Array) {
  const known = new Map<number, number>();
  return (from: number, to: number): boolean => {
    let hash = 0;
    for (let i = from; i < to; i++) hash = (31 * hash + (firstPlaces[i] as number)) & 0xffffff;
    const key = 64 * hash + to - from;
    const before = known.get(key);
    let at = from;
    if (before !== undefined) {
      while (at < to && firstPlaces[at] === firstPlaces[before + at - from]) at++;
    }
    if (at === to) return false;
    known.set(key, from);
    return true;
  };
}

export function getWindowWords(message: string, plain?: string): Token[][] {
  const { words, windows } = splitIntoWindows(message, plain);
  return windows.map(({ from, to }) => words.slice(from, to));
}
