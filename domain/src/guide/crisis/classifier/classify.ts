import { unpack, unpackInSteps, type Weights } from './packed.ts';
import { findTopWindows } from './score.ts';
import { BEREAVED, DANGER } from './table.ts';
import { splitIntoWindows } from './windows.ts';

export interface CrisisScores {
  danger: number;
  bereaved: number;
  topWindow: string;
}

const TABLES = [DANGER, BEREAVED];
let weights: Weights | undefined;

/**
 * Unpacks the weights of the classifier in short steps, so that the page stays responsive.
 * `classify` may be called before the last step.
 */
export function* unpackWeights(): Generator<undefined, void> {
  weights ??= yield* unpackInSteps(TABLES);
}

export function classify(message: string, normalized?: string | readonly string[]): CrisisScores {
  weights ??= unpack(TABLES);
  const [danger, bereaved] = findTopWindows(splitIntoWindows(message, normalized), weights);
  return {
    danger: danger?.score ?? -Infinity,
    bereaved: bereaved?.score ?? -Infinity,
    get topWindow() {
      return (danger?.window ?? []).map(({ text }) => text).join(' ');
    },
  };
}
