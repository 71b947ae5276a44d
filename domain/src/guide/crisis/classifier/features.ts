/** How many weights there can be; most are nought and take no room. */
export const BUCKETS = 1 << 19;

/** What is looked at of a word, worked out once for a message. */
export interface Word {
  text: string;
  hash: number;
  /** The word's runs of letters, which outlive a misspelling. */
  letters: readonly number[];
}

/** A sign of what is said: hashes of words and their neighbours, and of runs of letters. */
export interface Signs {
  words: number[];
  letters: number[];
}

/** A comma or the end of a sentence inside a window. */
const STOP: Word = { text: '.', hash: 7, letters: [] };

const [WORD, LETTERS, PAIR, APART] = [1, 2, 3, 5] as const;
const BEGINNING = 11;
const ENDING = 13;
const LETTER_RUNS = [3, 4, 5];
/** Longer than any word: the rest of an unbroken run tells nothing. */
const MAX_LETTERS = 24;

const step = (hash: number, value: number) => Math.imul(hash ^ value, 0x01000193);

function sign(kind: number, a: number, b = 0): number {
  let x = step(0x811c9dc5, kind);
  x = Math.imul(x ^ a, 0x2c1b3c6d) ^ (x >>> 15);
  x = Math.imul(x ^ b, 0x297a2d39) ^ (x >>> 13);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 12);
}

/** Where the weight of a sign is kept. */
export const bucketOf = (hash: number): number => hash & (BUCKETS - 1);

function hashOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = step(hash, text.charCodeAt(i));
  return hash ^ (hash >>> 15);
}

export function readWord(text: string): Word {
  if (text === '.') return STOP;
  const word = text.slice(0, MAX_LETTERS);
  const letters: number[] = [];
  const framed = `<${word}>`;
  for (const length of LETTER_RUNS) {
    for (let from = 0; from + length <= framed.length; from++) {
      letters.push(sign(LETTERS, hashOf(framed, from, from + length)));
    }
  }
  return { text: word, hash: hashOf(word), letters };
}

/** In which turn a bucket was met last: quicker than a set, and this runs while somebody types. */
const met = new Uint32Array(BUCKETS);
let turn = 0;

/** Everything that a window of words shows, each bucket once. */
export function signsOf(words: readonly Word[]): Signs {
  const found: Signs = { words: [], letters: [] };
  turn++;
  const add = (to: number[], hash: number) => {
    const bucket = bucketOf(hash);
    if (met[bucket] === turn) return;
    met[bucket] = turn;
    to.push(hash);
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? STOP;
    const before = words[i - 1]?.hash ?? BEGINNING;
    add(found.words, sign(WORD, word.hash));
    add(found.words, sign(PAIR, before, word.hash));
    if (i === words.length - 1) add(found.words, sign(PAIR, word.hash, ENDING));
    const second = words[i + 2];
    const third = words[i + 3];
    if (second) add(found.words, sign(APART, word.hash, second.hash));
    if (third) add(found.words, sign(APART, word.hash, third.hash));
    for (const run of word.letters) add(found.letters, run);
  }
  return found;
}
