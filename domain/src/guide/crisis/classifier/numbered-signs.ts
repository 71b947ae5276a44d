import {
  addRuns,
  apartSign,
  bucketOf,
  firstSign,
  lastSign,
  pairSign,
  runsIn,
  type Word,
  wordSign,
} from './features.ts';
import type { Message, Window } from './windows.ts';

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
  /** From where on there are those of one window after the other: to begin and to end with its words. */
  edges: number;
  /** The buckets of the numbers. */
  buckets: Int32Array;
}

/** Longer messages than people write get room of their own. */
const USUAL_ROOM = 1 << 15;

/**
 * Room for numbers, all nought, that one message after the other has: made anew each time, it would
 * keep the browser busy with tidying up.
 */
export function roomForOne(): (length: number) => Int32Array {
  const room = new Int32Array(USUAL_ROOM);
  return (length) =>
    length > USUAL_ROOM ? new Int32Array(length) : room.subarray(0, length).fill(0);
}

const roomForStarts = roomForOne();
const roomForHashes = roomForOne();
const roomForSigns = roomForOne();
const roomForBuckets = roomForOne();
const roomForSlots = roomForOne();

export function numberSigns({ words, firstPlaces, windows }: Message): NumberedSigns {
  const { length } = words;
  const starts = roomForStarts(length + 1);
  const hashes = roomForHashes(length);
  for (let i = 0; i < length; i++) {
    const word = words[i] as Word;
    hashes[i] = word.hash;
    starts[i + 1] = (starts[i] as number) + WORD_SIGNS + runsIn(word);
  }
  const edges = starts[length] as number;
  const most = edges + 2 * windows.length;
  const signs = roomForSigns(most);
  const buckets = roomForBuckets(most);
  /** Near the lower bits of a bucket its number and one more; nought where there is none. */
  const slots = roomForSlots(2 << Math.ceil(Math.log2(most + 1)));
  const mask = slots.length - 1;
  let count = 0;

  /** Each bucket gets the next number when it is met first; a table of all buckets would be too large. */
  function number(from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const bucket = bucketOf(signs[i] as number);
      let slot = bucket & mask;
      let known = slots[slot] as number;
      while (known > 0 && buckets[known - 1] !== bucket) {
        slot = (slot + 1) & mask;
        known = slots[slot] as number;
      }
      if (known === 0) {
        buckets[count] = bucket;
        known = ++count;
        slots[slot] = known;
      }
      signs[i] = known - 1;
    }
  }

  for (let i = 0; i < length; i++) {
    const at = starts[i] as number;
    const own = at + WORD_SIGNS;
    const hash = hashes[i] as number;
    const first = firstPlaces[i] as number;
    if (i > 0) signs[at + 1] = pairSign(hashes[i - 1] as number, hash);
    for (let apart = 2; apart < WORD_SIGNS && i + apart < length; apart++) {
      signs[at + apart] = apartSign(hash, hashes[i + apart] as number);
    }
    if (first < i) {
      // What a word shows by itself was numbered where it stood first.
      const before = (starts[first] as number) - at;
      signs[at] = signs[at + before] as number;
      for (let to = own; to < (starts[i + 1] as number); to++) {
        signs[to] = signs[to + before] as number;
      }
      number(at + 1, own);
    } else {
      signs[at] = wordSign(hash);
      addRuns(words[i] as Word, signs, own);
      number(at, starts[i + 1] as number);
    }
  }
  for (let i = 0; i < windows.length; i++) {
    const { from, to } = windows[i] as Window;
    if (from === to) continue;
    signs[edges + 2 * i] = firstSign(hashes[from] as number);
    signs[edges + 2 * i + 1] = lastSign(hashes[to - 1] as number);
  }
  number(edges, most);
  return { signs, starts, edges, buckets: buckets.subarray(0, count) };
}
