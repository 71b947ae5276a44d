import {
  bigramFeature,
  countNgrams,
  firstWordFeature,
  lastWordFeature,
  skipGramFeature,
  type Token,
  toBucket,
  unigramFeature,
  writeNgrams,
} from './features.ts';
import type { Message, Window } from './windows.ts';

export const WORD_FEATURES = 4;

/**
 * Parts of a message overlap, so each feature is computed only once, and the parts refer to it by
 * its number.
 */
export interface IndexedFeatures {
  /**
   * For each word, the classifier uses the word itself, pairs with nearby words, and short
   * sequences of letters.
   */
  featureIds: Int32Array;
  starts: Int32Array;
  edges: number;
  buckets: Int32Array;
}

const BUFFER_LENGTH = 1 << 15;

export function createReusableBuffer(): (length: number) => Int32Array {
  const room = new Int32Array(BUFFER_LENGTH);
  return (length) =>
    length > BUFFER_LENGTH ? new Int32Array(length) : room.subarray(0, length).fill(0);
}

const getStartsBuffer = createReusableBuffer();
const getHashesBuffer = createReusableBuffer();
const getFeatureIdsBuffer = createReusableBuffer();
const getBucketsBuffer = createReusableBuffer();
const getSlotsBuffer = createReusableBuffer();

export function indexFeatures({
  words,
  firstPositions: firstPlaces,
  windows,
}: Message): IndexedFeatures {
  const { length } = words;
  const starts = getStartsBuffer(length + 1);
  const hashes = getHashesBuffer(length);
  for (let i = 0; i < length; i++) {
    const word = words[i] as Token;
    hashes[i] = word.hash;
    starts[i + 1] = (starts[i] as number) + WORD_FEATURES + countNgrams(word);
  }
  const edges = starts[length] as number;
  const most = edges + 2 * windows.length;
  const featureIds = getFeatureIdsBuffer(most);
  const buckets = getBucketsBuffer(most);
  const slots = getSlotsBuffer(2 << Math.ceil(Math.log2(most + 1)));
  const mask = slots.length - 1;
  let count = 0;

  function number(from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const bucket = toBucket(featureIds[i] as number);
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
      featureIds[i] = known - 1;
    }
  }

  for (let i = 0; i < length; i++) {
    const at = starts[i] as number;
    const own = at + WORD_FEATURES;
    const hash = hashes[i] as number;
    const first = firstPlaces[i] as number;
    if (i > 0) featureIds[at + 1] = bigramFeature(hashes[i - 1] as number, hash);
    for (let apart = 2; apart < WORD_FEATURES && i + apart < length; apart++) {
      featureIds[at + apart] = skipGramFeature(hash, hashes[i + apart] as number);
    }
    if (first < i) {
      const before = (starts[first] as number) - at;
      featureIds[at] = featureIds[at + before] as number;
      for (let to = own; to < (starts[i + 1] as number); to++) {
        featureIds[to] = featureIds[to + before] as number;
      }
      number(at + 1, own);
    } else {
      featureIds[at] = unigramFeature(hash);
      writeNgrams(words[i] as Token, featureIds, own);
      number(at, starts[i + 1] as number);
    }
  }
  for (let i = 0; i < windows.length; i++) {
    const { from, to } = windows[i] as Window;
    if (from === to) continue;
    featureIds[edges + 2 * i] = firstWordFeature(hashes[from] as number);
    featureIds[edges + 2 * i + 1] = lastWordFeature(hashes[to - 1] as number);
  }
  number(edges, most);
  return { featureIds, starts, edges, buckets: buckets.subarray(0, count) };
}
