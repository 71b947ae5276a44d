import { featuresOf } from './features.ts';
import { type IntentModel, readModel } from './model-file.ts';
import { spellingOf } from './spelling.ts';
import { DIMENSIONS, readWordVectors } from './word-vectors.ts';
import { stemOf, wordsOf } from './words.ts';

export const KINDS = ['health', 'product', 'own', 'smalltalk', 'clinical', 'outside'] as const;
export type Kind = (typeof KINDS)[number];

/** One thing a message may be about: a page, a help answer, a number of the member's. */
export interface Meaning {
  kind: Kind;
  /** A slug of a page, the id of a help answer and so on; `-` where the kind says it all. */
  id: string;
  likelihood: number;
}

/** What a message is likely about, likeliest first. */
export type Understand = (message: string) => Meaning[];

/** So many words of a message are put right; a message of nothing but unknown words says nothing. */
const MAX_CORRECTED = 12;

let loaded: Understand | null = null;

/** Loaded once, when somebody asks first: two megabytes that a start need not wait for. */
export function understand(message: string): Meaning[] {
  loaded ??= understandWith(readModel());
  return loaded(message);
}

/** Words that the members of our questions use are known as well as those of the language. */
export function understandWith(model: IntentModel): Understand {
  const vectors = readWordVectors();
  const places = new Map(model.signs.map((sign, place) => [sign, place]));
  const correct = spellingOf(vectors.words);
  const reading = {
    place: (sign: string) => places.get(sign),
    weight: weightOf(model),
    vectors,
  };
  const isKnown = (word: string) => places.has(`w${stemOf(word)}`);
  const meanings = model.labels.map(partsOf);
  return (message) => {
    let corrected = 0;
    const words = wordsOf(message).map((word) =>
      isKnown(word) || corrected++ >= MAX_CORRECTED ? word : correct(word),
    );
    const likelihoods = score(model, featuresOf(words, reading));
    return meanings
      .map((meaning, index) => ({ ...meaning, likelihood: likelihoods[index] ?? 0 }))
      .sort((a, b) => b.likelihood - a.likelihood);
  };
}

/** Rare words say more about what somebody means. */
export const weightOf =
  ({ counts, questions }: Pick<IntentModel, 'counts' | 'questions'>) =>
  (stem: string): number =>
    Math.log(1 + questions / (1 + (counts[stem] ?? 0)));

function partsOf(label: string): { kind: Kind; id: string } {
  const [kind, id = '-'] = label.split(':');
  const known = KINDS.find((name) => name === kind);
  if (!known) throw new Error(`the guide's model knows a kind that nobody else does: ${kind}`);
  return { kind: known, id };
}

function score(model: IntentModel, features: ReturnType<typeof featuresOf>): Float64Array {
  const { labels, weights, steps, directions, bias } = model;
  const sums = Float64Array.from(bias);
  features.signs.forEach((sign, index) => {
    const strength = (features.strengths[index] ?? 0) * (steps[sign] ?? 0);
    const row = sign * labels.length;
    for (let label = 0; label < labels.length; label++) {
      sums[label] = (sums[label] ?? 0) + strength * (weights[row + label] ?? 0);
    }
  });
  for (let i = 0; i < DIMENSIONS; i++) {
    const value = features.direction[i] ?? 0;
    const row = i * labels.length;
    for (let label = 0; label < labels.length; label++) {
      sums[label] = (sums[label] ?? 0) + value * (directions[row + label] ?? 0);
    }
  }
  const most = Math.max(...sums);
  const raised = sums.map((value) => Math.exp(value - most));
  const total = raised.reduce((sum, value) => sum + value, 0);
  return raised.map((value) => value / total);
}
