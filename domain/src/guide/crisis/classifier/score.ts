import { bucketsOf, type Word } from './features.ts';
import type { Weights } from './packed.ts';

/** Shorter windows are not judged louder than this many features would be. */
const FEW_FEATURES = 40;

export const lengthFactor = (features: number) => 1 / Math.sqrt(Math.max(FEW_FEATURES, features));

export interface Loudest {
  score: number;
  window: readonly Word[];
}

/** The loudest of the windows, for each question. */
export function loudestOf(windows: readonly Word[][], questions: readonly Weights[]): Loudest[] {
  const loudest = questions.map((): Loudest => ({ score: -Infinity, window: [] }));
  for (const window of windows) {
    const buckets = bucketsOf(window);
    const factor = lengthFactor(buckets.length);
    for (const [index, { bias, scale, steps }] of questions.entries()) {
      let sum = 0;
      for (const bucket of buckets) sum += steps[bucket] ?? 0;
      const score = bias + sum * scale * factor;
      if (score > (loudest[index]?.score ?? 0)) loudest[index] = { score, window };
    }
  }
  return loudest;
}
