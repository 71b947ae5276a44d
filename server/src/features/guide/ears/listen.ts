import { type Signs, signsOf, type Word } from '@hearthway/domain/guide/crisis/classifier/features';
import { lengthFactor, PART_DOUBT } from '@hearthway/domain/guide/crisis/classifier/score';
import { windowsOf } from '@hearthway/domain/guide/crisis/classifier/windows';
import { bucketOf, type Ear, type Ears } from './ears-file.ts';

/** Ears whose names begin so know a kind of danger; all others know what is harmless. */
export const DANGER_EAR = 'danger:';

/**
 * By how much more one that hears danger clearly counts than several that half hear it: told of a
 * sorrow, many are a little awake.
 */
const CLEARLY = 1.35;

/** How loud each ear hears a piece of a message. */
function heardBy({ ears, rows, weights }: Ears, { words, letters }: Signs): Float64Array {
  const count = ears.length;
  const heard = new Float64Array(count);
  for (const signs of [words, letters]) {
    const steps = new Int32Array(count);
    for (let at = 0; at < signs.length; at++) {
      const row = rows[bucketOf(signs[at] as number)] as number;
      if (row === 0) continue;
      const from = (row - 1) * count;
      for (let ear = 0; ear < count; ear++)
        steps[ear] = (steps[ear] as number) + (weights[from + ear] as number);
    }
    const factor = lengthFactor(signs);
    for (let ear = 0; ear < count; ear++)
      heard[ear] = (heard[ear] as number) + factor * (steps[ear] as number);
  }
  for (let ear = 0; ear < count; ear++) {
    const { bias, scale } = ears[ear] as Ear;
    heard[ear] = bias + scale * (heard[ear] as number);
  }
  return heard;
}

export interface Heard {
  /** How much louder danger is than everything harmless. */
  danger: number;
  loudest: string;
  /** How many of its words, and of their pairs, were ever taught. */
  known: number;
}

/** The loudest piece of a message; a part has to be louder than the whole. */
export function listen(ears: Ears, message: string, plain?: string): Heard {
  const isDanger = ears.ears.map(({ name }) => name.startsWith(DANGER_EAR));
  let danger = -Infinity;
  let loudest: readonly Word[] = [];
  let known = 0;
  for (const [place, window] of windowsOf(message, plain).entries()) {
    const signs = signsOf(window);
    if (place === 0) known = signs.words.filter((hash) => ears.rows[bucketOf(hash)] !== 0).length;
    const heard = heardBy(ears, signs);
    const together = (wanted: boolean, slope: number) => {
      let sum = 0;
      for (let ear = 0; ear < heard.length; ear++)
        if (isDanger[ear] === wanted) sum += Math.exp(slope * (heard[ear] as number));
      return Math.log(sum);
    };
    const score = together(true, CLEARLY) - together(false, 1) - (place === 0 ? 0 : PART_DOUBT);
    if (score > danger) [danger, loudest] = [score, window];
  }
  return { danger, loudest: loudest.map(({ text }) => text).join(' '), known };
}
