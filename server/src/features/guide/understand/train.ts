import { DIMENSIONS, MAX_PIECES } from '../../../encoder/encode.ts';
import { type Example, sourceOf } from './examples.ts';
import { type Features, featuresOf, MEANING, STRANGE_SIGNS, signsOf } from './features.ts';
import type { IntentModel } from './model-file.ts';
import { neighboursOf } from './neighbours.ts';
import { putRight, spellingOf } from './spelling.ts';
import { commonWords, stemOf, wordsOf } from './words.ts';

const EPOCHS = 8;
const FIRST_STEP = 0.2;
const LAST_STEP = 0.02;
/** A sign that hardly any question has teaches nothing about others. */
const MIN_QUESTIONS = 4;
/** A word that so many questions have is no slip. */
const IS_A_WORD_FROM = 3;
/** A label that is off by less is left as it is: it would take time and change nothing. */
const SMALLEST_STEP = 1e-4;

/** Learns from examples, the same from the same. Softmax regression, one example at a time. */
export function train(examples: readonly Example[]): IntentModel {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const words = wordsOfOurs(examples);
  const spelling = spellingOf([...commonWords(), ...words]);
  const texts = examples.map(({ text }) => putRight(text, spelling));
  const { signs, counts } = census(texts.map(wordsOf));
  const places = new Map(signs.map((sign, place) => [sign, place]));
  const reading = {
    place: (sign: string) => places.get(sign),
    // Its own question does not count: an unseen one will have words of its own as well.
    isUsed: (stem: string) => (counts.get(stem) ?? 0) > 1,
    // Learning has time for whole stories, and learns more from them.
    pieces: MAX_PIECES,
  };
  const lessons = examples.map(({ label, weight }, index) => ({
    features: featuresOf(texts[index] ?? '', reading),
    label: labels.indexOf(label),
    weight,
  }));
  const learned = learn(lessons, signs.length, labels.length);
  const near = neighboursOf(
    examples,
    lessons.map(({ label }) => label),
    lessons.map(({ features }) => features.meaning),
  );
  const stems = [...counts.keys()].sort();
  return { source: sourceOf(examples), labels, signs, stems, words, near, ...learned };
}

/** Words of the product and of its members that are not among the commonest of the language. */
function wordsOfOurs(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of examples) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const common = new Set(commonWords());
  return [...counts]
    .filter(([word, count]) => count >= IS_A_WORD_FROM && !common.has(word))
    .sort(([a, often], [b, oftener]) => oftener - often || (a < b ? -1 : 1))
    .map(([word]) => word);
}

function census(read: readonly string[][]) {
  const signCounts = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const words of read) {
    for (const sign of Object.values(signsOf(words)).flat()) {
      signCounts.set(sign, (signCounts.get(sign) ?? 0) + 1);
    }
    for (const stem of new Set(words.map(stemOf))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
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
  const rowCount = signCount + DIMENSIONS;
  const table = new Float32Array(rowCount * labelCount);
  const bias = new Float32Array(labelCount);
  const change = new Float32Array(labelCount);
  const random = numbers();
  const order = [...lessons];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    const step = FIRST_STEP * (1 - epoch / EPOCHS) + LAST_STEP;
    for (const { features, label, weight } of order) {
      change.set(bias);
      eachRow(features, signCount, (row, value) => addRow(change, table, row * labelCount, value));
      correct(change, label, weight * step);
      const moved = changedLabels(change);
      eachRow(features, signCount, (row, value) => {
        const from = row * labelCount;
        for (const i of moved) table[from + i] = (table[from + i] ?? 0) + value * (change[i] ?? 0);
      });
      for (const i of moved) bias[i] = (bias[i] ?? 0) + 0.05 * (change[i] ?? 0);
    }
  }
  return { ...inBytes(table, rowCount, labelCount), bias };
}

function eachRow(
  { signs, strengths, meaning }: Features,
  signCount: number,
  visit: (row: number, value: number) => void,
): void {
  for (let i = 0; i < signs.length; i++) visit(signs[i] ?? 0, strengths[i] ?? 0);
  for (let i = 0; i < meaning.length; i++) visit(signCount + i, MEANING * (meaning[i] ?? 0));
}

function addRow(sums: Float32Array, table: Float32Array, from: number, value: number): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + value * (table[from + i] ?? 0);
}

function changedLabels(change: Float32Array): number[] {
  const moved: number[] = [];
  for (let i = 0; i < change.length; i++)
    if (Math.abs(change[i] ?? 0) > SMALLEST_STEP) moved.push(i);
  return moved;
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

function inBytes(values: Float32Array, rowCount: number, labelCount: number) {
  const weights = new Int8Array(values.length);
  const steps = new Float32Array(rowCount);
  for (let place = 0; place < rowCount; place++) {
    const row = values.subarray(place * labelCount, (place + 1) * labelCount);
    const most = row.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
    steps[place] = most / 127;
    row.forEach((value, index) => {
      weights[place * labelCount + index] = Math.round((value / most) * 127);
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
