import { DIMENSIONS, featuresOf, readSenses } from './features.ts';
import { type IntentModel, readModel } from './model-file.ts';
import { spellingOf } from './spelling.ts';
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

/** So many words of a message are put right; a message of nothing but unknown words says nothing. */
const MAX_CORRECTED = 12;

let loaded: Understand | null = null;

/** Loaded once, when somebody asks first: some megabytes that a start need not wait for. */
export function understand(message: string): Understood {
  loaded ??= understandWith(readModel());
  return loaded(message);
}

/** Words that the members of our questions use are known as well as those of the language. */
export function understandWith(model: IntentModel): Understand {
  const senses = readSenses();
  const places = new Map(model.signs.map((sign, place) => [sign, place]));
  const correct = spellingOf(senses[0]?.vectors.words ?? []);
  const reading = {
    place: (sign: string) => places.get(sign),
    weight: weightOf(model),
    isUsed: (stem: string) => (model.counts[stem] ?? 0) > 0,
    senses,
  };
  const isKnown = (word: string) => places.has(`w${stemOf(word)}`);
  const leans = model.labels.indexOf(LEANING);
  const parts = model.labels.map((label, index) => (index === leans ? null : partsOf(label)));
  return (message) => {
    let corrected = 0;
    const words = wordsOf(message).map((word) =>
      isKnown(word) || corrected++ >= MAX_CORRECTED ? word : correct(word),
    );
    const likelihoods = score(model, featuresOf(words, reading));
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
      unmet: words.filter((word) => !reading.isUsed(stemOf(word))),
    };
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
