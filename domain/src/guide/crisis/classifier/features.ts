import { WORD_CLASSES } from './word-classes.ts';

/** How many weights there can be; most are nought and take no room. */
export const BUCKETS = 1 << 17;

/** What is looked at of a word, worked out once for a message. */
export interface Word {
  text: string;
  hash: number;
  /** The hash of its class; 0 for a word without one. */
  group: number;
  /** Buckets of the word itself and of its runs of letters, which outlive a misspelling. */
  own: readonly number[];
}

/** A comma or the end of a sentence inside a window. */
const STOP: Word = { text: '.', hash: 7, group: 0, own: [] };

const [WORD, LETTERS, PAIR, TRIPLE, APART, GROUP, GROUPS, THREE_GROUPS, GROUPS_APART] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;
const BEGINNING = 11;
const ENDING = 13;
const LETTER_RUNS = [3, 4, 5];
/** Classes this far from each other are still seen together. */
const REACH = 7;

const step = (hash: number, value: number) => Math.imul(hash ^ value, 0x01000193);

/** One of the buckets for a feature of this kind. */
function bucket(kind: number, a: number, b = 0, c = 0): number {
  let x = step(0x811c9dc5, kind);
  x = Math.imul(x ^ a, 0x2c1b3c6d) ^ (x >>> 15);
  x = Math.imul(x ^ b, 0x297a2d39) ^ (x >>> 13);
  x = Math.imul(x ^ c, 0x85ebca6b) ^ (x >>> 16);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (x ^ (x >>> 12)) & (BUCKETS - 1);
}

function hashOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = step(hash, text.charCodeAt(i));
  return hash ^ (hash >>> 15);
}

const { exact, stems } = readClasses();

function readClasses() {
  const exact = new Map<string, number>();
  const stems = new Map<string, number>();
  for (const line of WORD_CLASSES.trim().split('\n')) {
    const [name = '', ...words] = line.split(' ');
    const group = hashOf(name);
    for (const word of words) {
      const [map, key] = word.endsWith('*') ? [stems, word.slice(0, -1)] : [exact, word];
      if (!map.has(key)) map.set(key, group);
    }
  }
  return { exact, stems };
}

function groupOf(word: string): number {
  const found = exact.get(word);
  if (found) return found;
  for (let length = Math.min(word.length, 14); length >= 3; length--) {
    const stem = stems.get(word.slice(0, length));
    if (stem) return stem;
  }
  return 0;
}

/** Longer than any word: the rest of an unbroken run tells nothing. */
const MAX_LETTERS = 24;

export function readWord(text: string): Word {
  if (text === '.') return STOP;
  const word = text.slice(0, MAX_LETTERS);
  const hash = hashOf(word);
  const own = [bucket(WORD, hash)];
  if (word.length > 2) {
    const framed = `<${word}>`;
    for (const length of LETTER_RUNS) {
      for (let from = 0; from + length <= framed.length; from++) {
        own.push(bucket(LETTERS, hashOf(framed, from, from + length)));
      }
    }
  }
  return { text: word, hash, group: groupOf(word), own };
}

/** In which turn a bucket was met last: quicker than a set, and this runs while somebody types. */
const met = new Uint32Array(BUCKETS);
let turn = 0;

/** The buckets of everything that a window of words shows, each once. */
export function bucketsOf(words: readonly Word[]): number[] {
  const found: number[] = [];
  turn++;
  const add = (place: number) => {
    if (met[place] === turn) return;
    met[place] = turn;
    found.push(place);
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? STOP;
    if (word === STOP) continue;
    for (const own of word.own) add(own);
    const before = words[i - 1]?.hash ?? BEGINNING;
    const after = words[i + 1]?.hash ?? ENDING;
    add(bucket(PAIR, before, word.hash));
    if (after === ENDING) add(bucket(PAIR, word.hash, ENDING));
    add(bucket(TRIPLE, before, word.hash, after));
    const second = words[i + 2];
    const third = words[i + 3];
    if (second) add(bucket(APART, word.hash, second.hash));
    if (third) add(bucket(APART, word.hash, third.hash));
  }
  addGroups(words, add);
  return found;
}

function addGroups(words: readonly Word[], add: (place: number) => void): void {
  const groups: number[] = [];
  for (const { group } of words) if (group !== 0) groups.push(group);
  for (let i = 0; i < groups.length; i++) {
    const first = groups[i] ?? 0;
    const second = groups[i + 1];
    const third = groups[i + 2];
    add(bucket(GROUP, first));
    if (second) add(bucket(GROUPS, first, second));
    if (second && third) add(bucket(THREE_GROUPS, first, second, third));
    for (let j = i + 2; j < Math.min(groups.length, i + REACH); j++) {
      add(bucket(GROUPS_APART, first, groups[j]));
    }
  }
}
