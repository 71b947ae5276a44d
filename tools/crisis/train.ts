import { BUCKETS, bucketsOf } from '@hearthway/domain/guide/crisis/classifier/features';
import { LIMIT, type Weights } from '@hearthway/domain/guide/crisis/classifier/packed';
import { lengthFactor } from '@hearthway/domain/guide/crisis/classifier/score';
import { windowsOf } from '@hearthway/domain/guide/crisis/classifier/windows';
import type { Phrase } from './corpus.ts';
import { misspell } from './misspell.ts';
import { random } from './random.ts';

interface Example {
  windows: Int32Array[];
  /** From 0, not at all, to 1, surely. */
  target: number;
  weight: number;
}

interface Question {
  target: (phrase: Phrase) => number;
  /** How many weights are kept. */
  kept: number;
  /** How much more a phrase counts that is rare in the corpus. */
  rare: Partial<Record<Phrase['label'], number>>;
}

export const DANGER: Question = {
  target: ({ label }) => ({ danger: 1, unsure: 0.6, harmless: 0, bereaved: 0 })[label],
  kept: 13_000,
  rare: { unsure: 0.5 },
};
export const BEREAVED: Question = {
  target: ({ label }) => (label === 'bereaved' ? 1 : 0),
  kept: 1_300,
  rare: { bereaved: 5 },
};

const RATE = 0.12;
const EPOCHS = 16;
const EPOCHS_AFTER_PRUNING = 14;
const SHRINK = 5e-4;
/** At first every message is read as a whole; then by the window that is loudest. */
const WHOLE_EPOCHS = 2;
/** How much what is made of a phrase counts beside it. */
const SLIGHT = 0.5;
/** What the rules were made with, and what a coach is told, is to be judged right for certain. */
const KNOWN_WEIGHT = 3;
/** There are fewer of them. */
const OTHER_LANGUAGES_WEIGHT = 1.5;

const encode = (text: string) =>
  windowsOf(text).map((window) => Int32Array.from(bucketsOf(window)));

const importance = ({ kind, language }: Phrase) =>
  (/^(former|coach|question)$/.test(kind) ? KNOWN_WEIGHT : 1) *
  (language === 'en' ? 1 : OTHER_LANGUAGES_WEIGHT);

function fewWords(text: string, next: () => number): string {
  const words = text.split(' ');
  const from = Math.floor(next() * Math.max(1, words.length - 3));
  return words.slice(from, from + 2 + Math.floor(next() * 3)).join(' ');
}

/** Phrases as they are, once more with slips of the finger, and some of their words. */
export function examplesOf(phrases: readonly Phrase[], { target, rare }: Question): Example[] {
  const next = random(1);
  return phrases.flatMap((phrase) => {
    const weight = (rare[phrase.label] ?? 1) * importance(phrase);
    const said = { target: target(phrase), weight };
    const slight = { target: target(phrase), weight: weight * SLIGHT };
    return [
      { ...said, windows: encode(phrase.text) },
      { ...slight, windows: encode(misspell(phrase.text, next)) },
      // What is harmless stays so when only a few words of it are said.
      ...(phrase.label === 'harmless'
        ? [{ ...slight, windows: encode(fewWords(phrase.text, next)) }]
        : []),
    ].filter(({ windows }) => windows.length > 0);
  });
}

/** Logistic regression by AdaGrad over the loudest window of each message. */
class Learner {
  readonly weights = new Float64Array(BUCKETS);
  readonly #slopes = new Float64Array(BUCKETS).fill(1e-6);
  readonly #next = random(3);
  #biasSlope = 1e-6;
  bias = 0;

  run(examples: readonly Example[], epochs: number, wholeEpochs: number, kept?: Uint8Array): void {
    const order = [...examples];
    for (let epoch = 0; epoch < epochs; epoch++) {
      this.#shuffle(order);
      for (const example of order) this.#learn(example, epoch < wholeEpochs, kept);
    }
  }

  #shuffle(order: Example[]): void {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(this.#next() * (i + 1));
      const swapped = order[i] as Example;
      order[i] = order[j] as Example;
      order[j] = swapped;
    }
  }

  #learn({ windows, target, weight }: Example, whole: boolean, kept?: Uint8Array): void {
    const { weights } = this;
    let [loudest] = windows as [Int32Array];
    let score = -Infinity;
    for (const window of whole ? windows.slice(0, 1) : windows) {
      let sum = 0;
      for (const bucket of window) sum += weights[bucket] ?? 0;
      const found = this.bias + sum * lengthFactor(window.length);
      if (found > score) [score, loudest] = [found, window];
    }
    const error = (1 / (1 + Math.exp(-score)) - target) * weight;
    if (Math.abs(error) < 1e-4) return;
    const part = error * lengthFactor(loudest.length);
    for (const bucket of loudest) {
      if (kept && kept[bucket] === 0) continue;
      const before = weights[bucket] ?? 0;
      const slope = part + SHRINK * before;
      const slopes = (this.#slopes[bucket] ?? 0) + slope * slope;
      this.#slopes[bucket] = slopes;
      weights[bucket] = before - (RATE * slope) / Math.sqrt(slopes);
    }
    this.#biasSlope += error * error;
    this.bias -= (0.3 * RATE * error) / Math.sqrt(this.#biasSlope);
  }
}

/** Learns, keeps the weights that matter most, learns again with those, and rounds them to steps. */
export function train(examples: readonly Example[], { kept: count }: Question): Weights {
  const learner = new Learner();
  learner.run(examples, EPOCHS, WHOLE_EPOCHS);
  const kept = mostTelling(learner.weights, examples, count);
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    if (kept[bucket] === 0) learner.weights[bucket] = 0;
  }
  learner.run(examples, EPOCHS_AFTER_PRUNING, 0, kept);
  return rounded(learner.weights, learner.bias);
}

/** A weight tells as much as it is large and often met. */
function mostTelling(weights: Float64Array, examples: readonly Example[], count: number) {
  const met = new Float64Array(BUCKETS);
  for (const { windows } of examples) {
    for (const bucket of windows[0] ?? []) met[bucket] = (met[bucket] ?? 0) + 1;
  }
  const worth = weights.map((weight, bucket) => Math.abs(weight) * (met[bucket] ?? 0) ** 0.25);
  const least = [...worth].sort((a, b) => b - a)[count] ?? 0;
  return Uint8Array.from(worth, (value) => (value > least ? 1 : 0));
}

function rounded(weights: Float64Array, bias: number): Weights {
  const sizes = [...weights].map(Math.abs).filter((size) => size > 0);
  sizes.sort((a, b) => a - b);
  // The few largest are cut to the limit, so that the many others are rounded less.
  const scale = (sizes[Math.floor(sizes.length * 0.985)] ?? 1) / LIMIT;
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-LIMIT, Math.min(LIMIT, Math.round(weight / scale))),
  );
  return { bias: Math.round(bias * 1e4) / 1e4, scale: Math.round(scale * 1e5) / 1e5, steps };
}
