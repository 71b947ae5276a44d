/** How many weights there can be; most are nought and take no room. */
export const BUCKETS = 1 << 19;

/** What is looked at of a word, worked out once for a message. */
export interface Word {
  text: string;
  hash: number;
}

/** A sign of what is said: hashes of words and their neighbours, and of runs of letters. */
export interface Signs {
  words: number[];
  letters: number[];
}

/** A comma or the end of a sentence inside a window. */
export const STOP: Word = { text: '.', hash: 7 };

const [WORD, LETTERS, PAIR, APART] = [1, 2, 3, 5] as const;
const BEGINNING = 11;
const ENDING = 13;
/** Longer than any word: the rest of an unbroken run tells nothing. */
const MAX_LETTERS = 24;

const FIRST_HASH = 0x811c9dc5;
const step = (hash: number, value: number) => Math.imul(hash ^ value, 0x01000193);

function sign(kind: number, a: number, b = 0): number {
  let x = step(FIRST_HASH, kind);
  x = Math.imul(x ^ a, 0x2c1b3c6d) ^ (x >>> 15);
  x = Math.imul(x ^ b, 0x297a2d39) ^ (x >>> 13);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 12);
}

/** Where the weight of a sign is kept. */
export const bucketOf = (hash: number): number => hash & (BUCKETS - 1);

const mixed = (hash: number): number => hash ^ (hash >>> 15);

function hashOf(text: string): number {
  let hash = FIRST_HASH;
  for (let i = 0; i < text.length; i++) hash = step(hash, text.charCodeAt(i));
  return mixed(hash);
}

/** How many runs of letters a word has; a stop has none. */
export const runsIn = (word: Word): number =>
  word === STOP ? 0 : Math.max(1, 3 * word.text.length - 3);

/** The letters of a word, with signs for its beginning and its end. */
const framed = new Uint16Array(MAX_LETTERS + 2).fill(60, 0, 1);

/**
 * Puts a word's runs of letters, which outlive a misspelling, from a place on: all of three letters,
 * then of four, then of five.
 */
export function addRuns(word: Word, to: Int32Array, at: number): void {
  if (word === STOP) return;
  const { text } = word;
  const length = text.length + 2;
  for (let i = 0; i < text.length; i++) framed[i + 1] = text.charCodeAt(i);
  framed[length - 1] = 62;
  for (let from = 0; from < length - 2; from++) {
    let hash = FIRST_HASH;
    let place = at + from;
    for (let size = 1; size <= 5 && from + size <= length; size++) {
      hash = step(hash, framed[from + size - 1] as number);
      if (size < 3) continue;
      to[place] = sign(LETTERS, mixed(hash));
      place += length - size + 1;
    }
  }
}

export function readWord(text: string): Word {
  if (text === STOP.text) return STOP;
  const word = text.slice(0, MAX_LETTERS);
  return { text: word, hash: hashOf(word) };
}

/** A bit for each bucket: so few bytes stay near the processor, and this runs while somebody types. */
export type Bits = Uint8Array;
export const noBits = (): Bits => new Uint8Array(BUCKETS / 8);
export const hasBit = (bits: Bits, bucket: number): boolean =>
  ((bits[bucket >>> 3] ?? 0) & (1 << (bucket & 7))) !== 0;
export function setBit(bits: Bits, bucket: number): void {
  bits[bucket >>> 3] = (bits[bucket >>> 3] ?? 0) | (1 << (bucket & 7));
}

/** Of the hashes of words: one, two neighbours, two that stand apart, and a window's first and last. */
export const wordSign = (word: number): number => sign(WORD, word);
export const pairSign = (a: number, b: number): number => sign(PAIR, a, b);
export const apartSign = (a: number, b: number): number => sign(APART, a, b);
export const firstSign = (word: number): number => sign(PAIR, BEGINNING, word);
export const lastSign = (word: number): number => sign(PAIR, word, ENDING);

/** In which turn a bucket was met last, counted to as far as a byte goes: quicker than a set. */
const met = new Uint8Array(BUCKETS);
const LAST_TURN = 255;
let turn = 0;

function add(to: number[], hash: number): void {
  const bucket = bucketOf(hash);
  if (met[bucket] === turn) return;
  met[bucket] = turn;
  to.push(hash);
}

/** Everything that a window of words shows, each bucket once. */
export function signsOf(window: readonly Word[]): Signs {
  if (turn === LAST_TURN) met.fill(0);
  turn = (turn % LAST_TURN) + 1;
  const words: number[] = [];
  const letters: number[] = [];
  for (const [i, word] of window.entries()) {
    const { hash } = word;
    const before = window[i - 1];
    const second = window[i + 2];
    const third = window[i + 3];
    add(words, wordSign(hash));
    add(words, before ? pairSign(before.hash, hash) : firstSign(hash));
    if (i === window.length - 1) add(words, lastSign(hash));
    if (second) add(words, apartSign(hash, second.hash));
    if (third) add(words, apartSign(hash, third.hash));
    const runs = new Int32Array(runsIn(word));
    addRuns(word, runs, 0);
    for (const run of runs) add(letters, run);
  }
  return { words, letters };
}
