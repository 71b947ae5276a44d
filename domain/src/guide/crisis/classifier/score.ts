import { bucketOf, hasBit, type Signs, signsOf, type Word } from './features.ts';
import type { Weights } from './packed.ts';

/** Shorter windows are not judged louder than this many signs would be. */
const FEW_SIGNS = 16;

/** Words and runs of letters each count as a whole, however many there are of them. */
export const lengthFactor = (signs: readonly number[]): number =>
  1 / Math.sqrt(Math.max(FEW_SIGNS, signs.length));

/** How much louder a part has to be than the whole: out of its place it is easily misheard. */
export const PART_DOUBT = 2;

export interface Loudest {
  score: number;
  window: readonly Word[];
}

/** Most signs have no weight: the bits tell that without a look into the large table. */
function stepsOf(signs: readonly number[], { steps, known }: Weights): number {
  let sum = 0;
  for (let i = 0; i < signs.length; i++) {
    const bucket = bucketOf(signs[i] ?? 0);
    if (hasBit(known, bucket)) sum += steps[bucket] ?? 0;
  }
  return sum;
}

function scoreOf({ words, letters }: Signs, weights: Weights): number {
  const said = stepsOf(words, weights) * lengthFactor(words);
  return weights.bias + weights.scale * (said + stepsOf(letters, weights) * lengthFactor(letters));
}

/** The loudest of the windows, of which the first is the whole, for each question. */
export function loudestOf(windows: readonly Word[][], questions: readonly Weights[]): Loudest[] {
  const loudest = questions.map((): Loudest => ({ score: -Infinity, window: [] }));
  for (const [place, window] of windows.entries()) {
    const doubt = place === 0 ? 0 : PART_DOUBT;
    const signs = signsOf(window);
    for (const [index, question] of questions.entries()) {
      const score = scoreOf(signs, question) - doubt;
      if (score > (loudest[index]?.score ?? 0)) loudest[index] = { score, window };
    }
  }
  return loudest;
}
