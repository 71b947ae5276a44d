import { type BitSet, BUCKETS, createBitSet, setBit } from './features.ts';

export interface Packed {
  bias: number;
  scale: number;
  /**
   * Each character of this string is the distance from one feature to the next. The last character
   * of the alphabet means that the distance goes on in the next character.
   */
  gaps: string;
  weights: string;
}

export const ALPHABET =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#%&()*+,-./:;<=>?@';
export const CONTINUATION = ALPHABET.length - 1;
export const MAX_QUANTIZED = 7;

export interface Weights {
  classes: readonly Pick<Packed, 'bias' | 'scale'>[];
  quantized: Int8Array;
  nonZero: BitSet;
}

export const SECOND_CLASS_FACTOR = 16;

export function toNonZeroBits(quantized: Int8Array): BitSet {
  const nonZero = createBitSet();
  for (let bucket = 0; bucket < quantized.length; bucket++) {
    if (quantized[bucket] !== 0) setBit(nonZero, bucket);
  }
  return nonZero;
}

const CHARACTER_VALUES = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value++)
  CHARACTER_VALUES[ALPHABET.charCodeAt(value)] = value;

const CHARACTERS_PER_STEP = 2_000;

export function* unpackInSteps(classes: readonly Packed[]): Generator<undefined, Weights> {
  const quantized = new Int8Array(BUCKETS);
  const nonZero = createBitSet();
  for (const [index, { gaps, weights }] of classes.entries()) {
    let bucket = -1;
    let count = 0;
    for (let i = 0; i < gaps.length; i++) {
      if (i % CHARACTERS_PER_STEP === 0) yield;
      const gap = CHARACTER_VALUES[gaps.charCodeAt(i)] ?? 0;
      bucket += gap;
      if (gap === CONTINUATION) continue;
      const weight = (CHARACTER_VALUES[weights.charCodeAt(count++)] ?? 0) - MAX_QUANTIZED;
      quantized[bucket] = (quantized[bucket] ?? 0) + weight * SECOND_CLASS_FACTOR ** index;
      setBit(nonZero, bucket);
    }
  }
  return { classes, quantized, nonZero };
}

export function unpack(classes: readonly Packed[]): Weights {
  const steps = unpackInSteps(classes);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
