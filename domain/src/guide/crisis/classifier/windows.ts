import { plainWords } from '../../plain-words.ts';
import { readWord, type Word } from './features.ts';

/** Messages up to this many words are also read as a whole. */
const WHOLE = 60;
const LONG_SENTENCE = 26;
const SLICE = 20;
const SLICE_STEP = 9;
const TWO_SENTENCES = 30;
/** Nobody writes more; whoever sends it is heard in what comes first and last. */
const MAX_WORDS = 4000;

/** Scripts that `plainWords` leaves out, as runs of their letters. */
const OTHER_SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}]+/gu;

function sentencesOf(message: string, plain: string): string[][] {
  const sentences: string[][] = [];
  let sentence: string[] = [];
  const all = plain.trim().split(' ');
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
 * The pieces of a message that are judged, each by itself: the whole of a short one, every sentence,
 * two that follow each other, and slices of a long one. What is heard in the middle of a letter about
 * something else is not watered down by the rest.
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
  const windows: Word[][] = [];
  const whole = sentences.flatMap((words, index) => (index > 0 ? [stop, ...words] : words));
  if (whole.length <= WHOLE) windows.push(whole);
  if (sentences.length === 1 && whole.length <= WHOLE && whole.length <= LONG_SENTENCE)
    return windows;
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.length <= LONG_SENTENCE) windows.push(sentence);
    else windows.push(...slices(sentence));
    const next = sentences[index + 1];
    if (next && sentences.length > 2 && sentence.length + next.length <= TWO_SENTENCES) {
      windows.push([...sentence, stop, ...next]);
    }
  }
  return windows;
}

function slices(sentence: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  for (let from = 0; from < sentence.length - 8; from += SLICE_STEP) {
    found.push(sentence.slice(from, from + SLICE));
  }
  return found;
}
