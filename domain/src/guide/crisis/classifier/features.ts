export const BUCKETS = 1 << 19;

export interface Token {
  text: string;
  hash: number;
}

export interface Features {
  wordFeatures: number[];
  charFeatures: number[];
}

export const STOP: Token = { text: '.', hash: 7 };

const [UNIGRAM, CHAR_NGRAM, BIGRAM, SKIP_GRAM] = [1, 2, 3, 5] as const;
const WINDOW_START = 11;
const WINDOW_END = 13;
const MAX_LETTERS = 24;

const FNV_OFFSET = 0x811c9dc5;
const fnvStep = (hash: number, value: number) => Math.imul(hash ^ value, 0x01000193);

function hashFeature(kind: number, a: number, b = 0): number {
  let x = fnvStep(FNV_OFFSET, kind);
  x = Math.imul(x ^ a, 0x2c1b3c6d) ^ (x >>> 15);
  x = Math.imul(x ^ b, 0x297a2d39) ^ (x >>> 13);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 12);
}

export const toBucket = (hash: number): number => hash & (BUCKETS - 1);

const mixBits = (hash: number): number => hash ^ (hash >>> 15);

function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = fnvStep(hash, text.charCodeAt(i));
  return mixBits(hash);
}

export const countNgrams = (word: Token): number =>
  word === STOP ? 0 : Math.max(1, 3 * word.text.length - 3);

const padded = new Uint16Array(MAX_LETTERS + 2).fill(60, 0, 1);

export function writeNgrams(word: Token, to: Int32Array, at: number): void {
  if (word === STOP) return;
  const { text } = word;
  const length = text.length + 2;
  for (let i = 0; i < text.length; i++) padded[i + 1] = text.charCodeAt(i);
  padded[length - 1] = 62;
  for (let from = 0; from < length - 2; from++) {
    let hash = FNV_OFFSET;
    let place = at + from;
    for (let size = 1; size <= 5 && from + size <= length; size++) {
      hash = fnvStep(hash, padded[from + size - 1] as number);
      if (size < 3) continue;
      to[place] = hashFeature(CHAR_NGRAM, mixBits(hash));
      place += length - size + 1;
    }
  }
}

export function toToken(text: string): Token {
  if (text === STOP.text) return STOP;
  const word = text.slice(0, MAX_LETTERS);
  return { text: word, hash: hashText(word) };
}

/**
 * A set stores one bit per feature, so it is small enough for the CPU cache. The classifier reads
 * it on every keystroke.
 */
export type BitSet = Uint8Array;
export const createBitSet = (): BitSet => new Uint8Array(BUCKETS / 8);
export const hasBit = (bits: BitSet, bucket: number): boolean =>
  ((bits[bucket >>> 3] ?? 0) & (1 << (bucket & 7))) !== 0;
export function setBit(bits: BitSet, bucket: number): void {
  bits[bucket >>> 3] = (bits[bucket >>> 3] ?? 0) | (1 << (bucket & 7));
}

export const unigramFeature = (word: number): number => hashFeature(UNIGRAM, word);
export const bigramFeature = (a: number, b: number): number => hashFeature(BIGRAM, a, b);
export const skipGramFeature = (a: number, b: number): number => hashFeature(SKIP_GRAM, a, b);
export const firstWordFeature = (word: number): number => hashFeature(BIGRAM, WINDOW_START, word);
export const lastWordFeature = (word: number): number => hashFeature(BIGRAM, word, WINDOW_END);

/**
 * Reusing this array is faster than creating a Set on each call. Each byte holds the number of the
 * last call that saw the feature, so the array is cleared only after 255 calls.
 */
const lastRound = new Uint8Array(BUCKETS);
const MAX_ROUND = 255;
let round = 0;

function addOnce(to: number[], hash: number): void {
  const bucket = toBucket(hash);
  if (lastRound[bucket] === round) return;
  lastRound[bucket] = round;
  to.push(hash);
}

export function extractFeatures(window: readonly Token[]): Features {
  if (round === MAX_ROUND) lastRound.fill(0);
  round = (round % MAX_ROUND) + 1;
  const wordFeatures: number[] = [];
  const charFeatures: number[] = [];
  for (const [i, word] of window.entries()) {
    const { hash } = word;
    const before = window[i - 1];
    const second = window[i + 2];
    const third = window[i + 3];
    addOnce(wordFeatures, unigramFeature(hash));
    addOnce(wordFeatures, before ? bigramFeature(before.hash, hash) : firstWordFeature(hash));
    if (i === window.length - 1) addOnce(wordFeatures, lastWordFeature(hash));
    if (second) addOnce(wordFeatures, skipGramFeature(hash, second.hash));
    if (third) addOnce(wordFeatures, skipGramFeature(hash, third.hash));
    const ngrams = new Int32Array(countNgrams(word));
    writeNgrams(word, ngrams, 0);
    for (const ngram of ngrams) addOnce(charFeatures, ngram);
  }
  return { wordFeatures, charFeatures };
}
