import { DIMENSIONS } from '../../../encoder/encode.ts';
import { type Features, featuresOf } from './features.ts';
import { type IntentModel, readModel } from './model-file.ts';
import { votingOf } from './neighbours.ts';
import { productsWith } from './products.ts';
import { putRight, spellingOf } from './spelling.ts';
import { commonWords, stemOf, wordsOf } from './words.ts';

export const KINDS = ['health', 'product', 'own', 'smalltalk', 'clinical', 'outside'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing a message may be about: a page, a help answer, a number of the member's. */
export interface Meaning {
  kind: Kind;
  /** A slug of a page, the id of a help answer and so on; `-` where the kind says it all. */
  id: string;
  likelihood: number;
}

export interface Understood {
  /** What a message is likely about if it stands alone, likeliest first. */
  meanings: Meaning[];
  /** How likely it makes no sense alone, and goes on from what was said before. */
  leaning: number;
  /** Words of it that no question has that was learned from. */
  unmet: string[];
}

type Understand = (message: string) => Understood;

/** What is learned of messages that go on from another, whatever that was about. */
const LEANING = 'followup:-';

/** How much the questions that mean nearly the same have to say, beside what was learned of all. */
const NEIGHBOURS = 0.4;

let loaded: Understand | null = null;

/** Loaded once, when somebody asks first: some megabytes that a start need not wait for. */
export function understand(message: string): Understood {
  loaded ??= understandWith(readModel());
  return loaded(message);
}

export function understandWith(model: IntentModel): Understand {
  const places = new Map(model.signs.map((sign, place) => [sign, place]));
  const stems = new Set(model.stems);
  // Words that the members of our questions use are known as well as those of the language.
  const spelling = spellingOf([...commonWords(), ...model.words]);
  const reading = {
    place: (sign: string) => places.get(sign),
    isUsed: (stem: string) => stems.has(stem),
  };
  const leans = model.labels.indexOf(LEANING);
  const parts = model.labels.map((label, index) => (index === leans ? null : partsOf(label)));
  const score = scoringOf(model);
  const vote = votingOf(model.near, model.labels.length);
  return (message) => {
    const text = putRight(message, spelling);
    const features = featuresOf(text, reading);
    const likelihoods = score(features);
    vote(features.meaning).forEach((share, index) => {
      likelihoods[index] = (1 - NEIGHBOURS) * (likelihoods[index] ?? 0) + NEIGHBOURS * share;
    });
    const leaning = likelihoods[leans] ?? 0;
    const rest = likelihoods.reduce(
      (sum, value, index) => (index === leans ? sum : sum + value),
      0,
    );
    const meanings = parts.flatMap((meaning, index) =>
      meaning ? { ...meaning, likelihood: (likelihoods[index] ?? 0) / (rest || 1) } : [],
    );
    return {
      meanings: meanings.sort((a, b) => b.likelihood - a.likelihood),
      leaning,
      unmet: wordsOf(text).filter((word) => !stems.has(stemOf(word))),
    };
  };
}

export function partsOf(label: string): { kind: Kind; id: string } {
  const [kind, id = '-'] = label.split(':');
  const known = KINDS.find((name) => name === kind);
  if (!known) throw new Error(`the guide's model knows a kind that nobody else does: ${kind}`);
  return { kind: known, id };
}

/** What was learned of all questions: signs speak for themselves, what a message means by way of notions. */
function scoringOf({ labels, signs, notions, weights, steps, bias }: IntentModel) {
  const products = productsWith(notions.rows, DIMENSIONS);
  return ({ signs: found, strengths, meaning }: Features): Float64Array => {
    const sums = Float64Array.from(bias);
    const add = (row: number, strength: number) => {
      const worth = strength * (steps[row] ?? 0);
      const from = row * labels.length;
      for (let label = 0; label < labels.length; label++) {
        sums[label] = (sums[label] ?? 0) + worth * (weights[from + label] ?? 0);
      }
    };
    found.forEach((sign, index) => {
      add(sign, strengths[index] ?? 0);
    });
    const { sums: seen, step } = products(meaning);
    seen.forEach((sum, notion) => {
      const value = (notions.bias[notion] ?? 0) + sum * step * (notions.steps[notion] ?? 0);
      if (value > 0) add(signs.length + notion, value);
    });
    return likelihoodsOf(sums);
  };
}

function likelihoodsOf(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const raised = sums.map((value) => Math.exp(value - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}
