import { bucketOf, type Signs, signsOf, type Word } from './features.ts';
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

function scoreOf({ words, letters }: Signs, { bias, scale, steps }: Weights): number {
  let fromWords = 0;
  let fromLetters = 0;
  for (const hash of words) fromWords += steps[bucketOf(hash)] ?? 0;
  for (const hash of letters) fromLetters += steps[bucketOf(hash)] ?? 0;
  return bias + scale * (fromWords * lengthFactor(words) + fromLetters * lengthFactor(letters));
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
