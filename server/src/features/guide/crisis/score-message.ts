import {
  extractFeatures,
  type Features,
  type Token,
} from '@hearthway/domain/guide/crisis/classifier/features';
import { lengthFactor, PART_PENALTY } from '@hearthway/domain/guide/crisis/classifier/score';
import { getWindowWords } from '@hearthway/domain/guide/crisis/classifier/windows';
import { type CrisisClass, type CrisisModel, toBucket } from './model-file.ts';

export const DANGER_PREFIX = 'danger:';

/**
 * One clear sign of danger must count more than many weak ones, because sad messages contain weak
 * signs too.
 */
const DANGER_SHARPNESS = 1.35;

function computeLogits(
  { classes, rows, weights }: CrisisModel,
  { wordFeatures, charFeatures }: Features,
): Float64Array {
  const count = classes.length;
  const logits = new Float64Array(count);
  for (const hashes of [wordFeatures, charFeatures]) {
    const sums = new Int32Array(count);
    for (let at = 0; at < hashes.length; at++) {
      const row = rows[toBucket(hashes[at] as number)] as number;
      if (row === 0) continue;
      const from = (row - 1) * count;
      for (let i = 0; i < count; i++) sums[i] = (sums[i] as number) + (weights[from + i] as number);
    }
    const factor = lengthFactor(hashes);
    for (let i = 0; i < count; i++)
      logits[i] = (logits[i] as number) + factor * (sums[i] as number);
  }
  for (let i = 0; i < count; i++) {
    const { bias, scale } = classes[i] as CrisisClass;
    logits[i] = bias + scale * (logits[i] as number);
  }
  return logits;
}

export interface MessageScore {
  danger: number;
  window: string;
}

export function scoreMessage(model: CrisisModel, message: string, plain?: string): MessageScore {
  const isDanger = model.classes.map(({ name }) => name.startsWith(DANGER_PREFIX));
  let danger = -Infinity;
  let best: readonly Token[] = [];
  for (const [index, window] of getWindowWords(message, plain).entries()) {
    const logits = computeLogits(model, extractFeatures(window));
    const logSumExp = (ofDanger: boolean, sharpness: number) => {
      let sum = 0;
      for (let i = 0; i < logits.length; i++)
        if (isDanger[i] === ofDanger) sum += Math.exp(sharpness * (logits[i] as number));
      return Math.log(sum);
    };
    const score =
      logSumExp(true, DANGER_SHARPNESS) - logSumExp(false, 1) - (index === 0 ? 0 : PART_PENALTY);
    if (score > danger) [danger, best] = [score, window];
  }
  return { danger, window: best.map(({ text }) => text).join(' ') };
}
