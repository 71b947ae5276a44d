import { type Example, sourceOf } from './examples.ts';
import {
  DIMENSIONS,
  type Features,
  featuresOf,
  readSenses,
  STRANGE_SIGNS,
  signsOf,
} from './features.ts';
import type { IntentModel } from './model-file.ts';
import { weightOf } from './understand.ts';
import { stemOf, wordsOf } from './words.ts';

const EPOCHS = 20;
const FIRST_STEP = 1;
const LAST_STEP = 0.02;
/** A sign that only one question has teaches nothing about others. */
const MIN_QUESTIONS = 2;

/** Learns from examples, the same from the same. Softmax regression, one example at a time. */
export function train(examples: readonly Example[]): IntentModel {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const read = examples.map(({ text }) => wordsOf(text));
  const { signs, counts } = census(read);
  const places = new Map(signs.map((sign, place) => [sign, place]));
  const weight = weightOf({ counts, questions: examples.length });
  const reading = {
    place: (sign: string) => places.get(sign),
    weight,
    // Its own question does not count: an unseen one will have words of its own as well.
    isUsed: (stem: string) => (counts[stem] ?? 0) > 1,
    senses: readSenses(),
  };
  const lessons = examples.map(({ label, weight: own }, index) => ({
    features: featuresOf(read[index] ?? [], reading),
    label: labels.indexOf(label),
    weight: own,
  }));
  const learned = learn(lessons, signs.length, labels.length);
  return {
    source: sourceOf(examples),
    labels,
    signs,
    counts,
    questions: examples.length,
    ...learned,
  };
}

function census(read: readonly string[][]) {
  const signCounts = new Map<string, number>();
  const counts: Record<string, number> = {};
  for (const words of read) {
    for (const sign of Object.values(signsOf(words)).flat()) {
      signCounts.set(sign, (signCounts.get(sign) ?? 0) + 1);
    }
    for (const stem of new Set(words.map(stemOf))) counts[stem] = (counts[stem] ?? 0) + 1;
  }
  const signs = [...signCounts].filter(([, count]) => count >= MIN_QUESTIONS).map(([sign]) => sign);
  return { signs: [...signs, ...STRANGE_SIGNS].sort(), counts };
}

interface Lesson {
  features: Features;
  label: number;
  weight: number;
}

function learn(lessons: readonly Lesson[], signCount: number, labelCount: number) {
  const signWeights = new Float32Array(signCount * labelCount);
  const directions = new Float32Array(DIMENSIONS * labelCount);
  const bias = new Float32Array(labelCount);
  const change = new Float32Array(labelCount);
  const rows = (
    features: Features,
    visit: (table: Float32Array, row: number, value: number) => void,
  ) => {
    features.signs.forEach((sign, index) => {
      visit(signWeights, sign * labelCount, features.strengths[index] ?? 0);
    });
    features.direction.forEach((value, index) => {
      visit(directions, index * labelCount, value);
    });
  };
  const random = numbers();
  const order = [...lessons];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    const step = FIRST_STEP * (1 - epoch / EPOCHS) + LAST_STEP;
    for (const { features, label, weight } of order) {
      change.set(bias);
      rows(features, (table, row, value) => {
        for (let i = 0; i < labelCount; i++)
          change[i] = (change[i] ?? 0) + value * (table[row + i] ?? 0);
      });
      correct(change, label, weight * step);
      rows(features, (table, row, value) => {
        for (let i = 0; i < labelCount; i++)
          table[row + i] = (table[row + i] ?? 0) + value * (change[i] ?? 0);
      });
      for (let i = 0; i < labelCount; i++) bias[i] = (bias[i] ?? 0) + 0.05 * (change[i] ?? 0);
    }
  }
  return { ...inBytes(signWeights, signCount, labelCount), directions, bias };
}

/** Turns scores into the step that makes the right label likelier and the others less so. */
function correct(scores: Float32Array, right: number, step: number): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of scores) if (value > most) most = value;
  let total = 0;
  for (let i = 0; i < scores.length; i++) total += scores[i] = Math.exp((scores[i] ?? 0) - most);
  for (let i = 0; i < scores.length; i++) {
    scores[i] = step * ((i === right ? 1 : 0) - (scores[i] ?? 0) / total);
  }
}

function inBytes(values: Float32Array, signCount: number, labelCount: number) {
  const weights = new Int8Array(values.length);
  const steps = new Float32Array(signCount);
  for (let sign = 0; sign < signCount; sign++) {
    const row = values.subarray(sign * labelCount, (sign + 1) * labelCount);
    const most = row.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
    steps[sign] = most / 127;
    row.forEach((value, index) => {
      weights[sign * labelCount + index] = Math.round((value / most) * 127);
    });
  }
  return { weights, steps };
}

/** The same numbers every time, so that the same questions make the same model. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffle<Item>(list: Item[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [list[i], list[other]] = [list[other] as Item, list[i] as Item];
  }
}
