import { hasBit, type Token } from './features.ts';
import { createReusableBuffer, indexFeatures, WORD_FEATURES } from './index-features.ts';
import { SECOND_CLASS_FACTOR, type Weights } from './packed.ts';
import type { Message, Window } from './windows.ts';

/**
 * A score is divided by the square root of the number of features. Texts with fewer than 16
 * features are treated as if they had 16, so that they do not score too high.
 */
const MIN_FEATURES = 16;

export const lengthFactor = ({ length }: { length: number }): number =>
  1 / Math.sqrt(Math.max(MIN_FEATURES, length));

export const PART_PENALTY = 2;

export interface TopWindow {
  score: number;
  window: readonly Token[];
  isPart: boolean;
}

export function findTopWindows(message: Message, weights: Weights): TopWindow[] {
  const { words, windows } = message;
  const { classes } = weights;
  const { featureIds, starts, edges, buckets } = indexFeatures(message);
  const featureWeights = lookUpWeights(buckets, weights);
  const wordSum = new FeatureSum(featureIds, featureWeights);
  const charSum = new FeatureSum(featureIds, featureWeights, wordSum.countedIn);
  const top = classes.map(() => ({ score: -Infinity, place: 0 }));
  for (let place = 0; place < windows.length; place++) {
    const { from, to } = windows[place] as Window;
    const edge = edges + 2 * place;
    wordSum.begin(place + 1);
    charSum.begin(place + 1);
    // Features must be read in the same order as in `extractFeatures`, because only the first of
    // two features with the same number counts.
    for (let i = from; i < to; i++) {
      let at = starts[i] as number;
      const end = at + WORD_FEATURES;
      if (i === from) {
        wordSum.add(at, at + 1);
        wordSum.add(edge, edge + 1);
        at += 2;
      }
      wordSum.add(at, end - Math.max(0, Math.min(2, WORD_FEATURES - to + i)));
      if (i === to - 1) wordSum.add(edge + 1, edge + 2);
      charSum.add(end, starts[i + 1] as number);
    }
    for (const [index, { bias, scale }] of classes.entries()) {
      const logit = bias + scale * (wordSum.getScore(index) + charSum.getScore(index));
      const score = place === 0 ? logit : logit - PART_PENALTY;
      if (score > (top[index]?.score ?? 0)) top[index] = { score, place };
    }
  }
  return top.map(({ score, place }) => {
    const { from, to } = windows[place] as Window;
    return { score, window: words.slice(from, to), isPart: place > 0 };
  });
}

const getWeightsBuffer = createReusableBuffer();
const getCountedBuffer = createReusableBuffer();

const PACKING_FACTOR = 2 ** 26;

function lookUpWeights(buckets: Int32Array, { quantized, nonZero }: Weights): Int32Array {
  const found = getWeightsBuffer(buckets.length);
  for (let feature = 0; feature < buckets.length; feature++) {
    const bucket = buckets[feature] as number;
    if (!hasBit(nonZero, bucket)) continue;
    const both = quantized[bucket] as number;
    found[feature] =
      both + (PACKING_FACTOR - SECOND_CLASS_FACTOR) * Math.round(both / SECOND_CLASS_FACTOR);
  }
  return found;
}

class FeatureSum {
  length = 0;
  private sum = 0;
  private window = 0;
  private readonly featureIds: Int32Array;
  private readonly featureWeights: Int32Array;
  readonly countedIn: Int32Array;

  constructor(
    featureIds: Int32Array,
    featureWeights: Int32Array,
    countedIn: Int32Array = getCountedBuffer(featureWeights.length),
  ) {
    this.featureIds = featureIds;
    this.featureWeights = featureWeights;
    this.countedIn = countedIn;
  }

  begin(window: number): void {
    this.length = 0;
    this.sum = 0;
    this.window = window;
  }

  add(from: number, to: number): void {
    const { featureIds, countedIn, featureWeights, window } = this;
    let { length, sum } = this;
    for (let i = from; i < to; i++) {
      const feature = featureIds[i] as number;
      if (countedIn[feature] === window) continue;
      countedIn[feature] = window;
      length++;
      sum += featureWeights[feature] as number;
    }
    this.length = length;
    this.sum = sum;
  }

  getScore(classIndex: number): number {
    const second = Math.round(this.sum / PACKING_FACTOR);
    return (classIndex === 0 ? this.sum - second * PACKING_FACTOR : second) * lengthFactor(this);
  }
}
