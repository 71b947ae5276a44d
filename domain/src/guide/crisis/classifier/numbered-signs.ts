import {
  apartSign,
  bucketOf,
  firstSign,
  lastSign,
  pairSign,
  type Word,
  wordSign,
} from './features.ts';
import type { Message } from './windows.ts';

/** Before the runs of its letters a word has this many signs: itself, and with its neighbours. */
export const WORD_SIGNS = 4;

/**
 * The signs of a message, whose buckets get small numbers as they are met. Windows of it have most
 * of their words in common: so each sign is made once, and counted in tables of the message's size.
 */
export interface NumberedSigns {
  /**
   * The numbers for one place after the other: its word, that with the one before and with the second
   * and the third after it, and the runs of its letters.
   */
  signs: Int32Array;
  /** Where those of a place begin. */
  starts: Int32Array;
  /** For one window after the other: to begin and to end with its words. */
  edges: Int32Array;
  /** The buckets of the numbers. */
  buckets: Int32Array;
}

/** Longer messages than people write get room of their own. */
const USUAL_ROOM = 1 << 15;

/**
 * Room for numbers, all nought, that one message after the other has: made anew each time, it would
 * keep the browser busy with tidying up.
 */
function roomForOne(): (length: number) => Int32Array {
  const room = new Int32Array(USUAL_ROOM);
  return (length) =>
    length > USUAL_ROOM ? new Int32Array(length) : room.subarray(0, length).fill(0);
}

const roomForSigns = roomForOne();
const roomForBuckets = roomForOne();
const roomForSlots = roomForOne();
export const roomForMet = roomForOne();

export function numberSigns({ words, firstPlaces, windows }: Message): NumberedSigns {
  const { length } = words;
  const starts = new Int32Array(length + 1);
  const hashes = new Int32Array(length);
  for (let i = 0; i < length; i++) {
    const { hash, letters } = words[i] as Word;
    hashes[i] = hash;
    starts[i + 1] = (starts[i] as number) + WORD_SIGNS + letters.length;
  }
  const signs = roomForSigns(starts[length] as number);
  const numbers = new Numbers(signs.length + 2 * windows.length);
  for (let i = 0; i < length; i++) {
    const at = starts[i] as number;
    const hash = hashes[i] as number;
    const { letters } = words[i] as Word;
    const first = firstPlaces[i] as number;
    const before = starts[first] as number;
    signs[at] = first < i ? (signs[before] as number) : numbers.of(wordSign(hash));
    for (let run = 0, to = WORD_SIGNS; run < letters.length; run++, to++) {
      signs[at + to] =
        first < i ? (signs[before + to] as number) : numbers.of(letters[run] as number);
    }
    if (i > 0) signs[at + 1] = numbers.of(pairSign(hashes[i - 1] as number, hash));
    for (let apart = 2; apart < WORD_SIGNS && i + apart < length; apart++) {
      signs[at + apart] = numbers.of(apartSign(hash, hashes[i + apart] as number));
    }
  }
  const edges = new Int32Array(2 * windows.length);
  for (const [i, { from, to }] of windows.entries()) {
    if (from === to) continue;
    edges[2 * i] = numbers.of(firstSign(hashes[from] as number));
    edges[2 * i + 1] = numbers.of(lastSign(hashes[to - 1] as number));
  }
  return { signs, starts, edges, buckets: numbers.buckets.subarray(0, numbers.count) };
}

/** Gives each bucket the next number when it is met first; a table of all buckets would be too large. */
class Numbers {
  /** By their numbers. */
  readonly buckets: Int32Array;
  count = 0;
  /** Near the lower bits of a bucket its number and one more; nought where there is none. */
  private readonly slots: Int32Array;

  constructor(most: number) {
    this.buckets = roomForBuckets(most);
    this.slots = roomForSlots(2 << Math.ceil(Math.log2(most + 1)));
  }

  of(hash: number): number {
    const { buckets, slots } = this;
    const bucket = bucketOf(hash);
    const mask = slots.length - 1;
    let slot = bucket & mask;
    for (let known = slots[slot] as number; known > 0; known = slots[slot] as number) {
      if (buckets[known - 1] === bucket) return known - 1;
      slot = (slot + 1) & mask;
    }
    buckets[this.count] = bucket;
    slots[slot] = this.count + 1;
    return this.count++;
  }
}
