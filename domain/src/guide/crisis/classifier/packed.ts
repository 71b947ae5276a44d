import { type Bits, BUCKETS, noBits, setBit } from './features.ts';

/** The weights of one question, as they are kept in the source. */
export interface Packed {
  bias: number;
  /** What one step of a weight is worth. */
  scale: number;
  /** How far it is from each weight to the next, a letter each; the last letter goes on. */
  gaps: string;
  /** The weights in whole steps, a letter each, as the same letters. */
  weights: string;
}

/** Eighty letters that need no escaping in the source. */
export const ALPHABET =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%&()*+,-./:;<=>?@';
/** A letter that adds this much to the gap and is followed by more of it. */
export const MORE = ALPHABET.length - 1;
/** Weights are steps from -LIMIT to LIMIT. */
export const LIMIT = 7;

export interface Weights {
  /** What is asked, one or two things: what each starts from, and what one step of it is worth. */
  questions: readonly Pick<Packed, 'bias' | 'scale'>[];
  /** By their buckets; those of the second question stand in the same numbers, times `SECOND`. */
  steps: Int8Array;
  /** Which buckets have a step at all. */
  known: Bits;
}

/** More than twice the limit, and as much as a byte has room for. */
export const SECOND = 16;

export function knownOf(steps: Int8Array): Bits {
  const known = noBits();
  for (let bucket = 0; bucket < steps.length; bucket++) {
    if (steps[bucket] !== 0) setBit(known, bucket);
  }
  return known;
}

/** What a letter stands for, by its code. */
const VALUES = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

/** So many letters are read in one step: a table takes long enough for somebody who types to notice. */
const LETTERS_A_STEP = 2_000;

/** Unpacks tables in steps. */
export function* unpacking(questions: readonly Packed[]): Generator<undefined, Weights> {
  const steps = new Int8Array(BUCKETS);
  const known = noBits();
  for (const [index, { gaps, weights }] of questions.entries()) {
    let place = -1;
    let count = 0;
    for (let i = 0; i < gaps.length; i++) {
      if (i % LETTERS_A_STEP === 0) yield;
      const gap = VALUES[gaps.charCodeAt(i)] ?? 0;
      place += gap;
      if (gap === MORE) continue;
      const step = (VALUES[weights.charCodeAt(count++)] ?? 0) - LIMIT;
      steps[place] = (steps[place] ?? 0) + step * SECOND ** index;
      setBit(known, place);
    }
  }
  return { questions, steps, known };
}

export function unpack(questions: readonly Packed[]): Weights {
  const steps = unpacking(questions);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
