import { inBytes } from '../../../encoder/dense.ts';
import { DIMENSIONS } from '../../../encoder/encode.ts';
import type { Features } from './features.ts';
import { type IntentModel, NOTIONS } from './model-file.ts';

export interface Lesson {
  features: Features;
  label: number;
  weight: number;
}

const EPOCHS = 6;
const BATCH = 256;
const STEP = 0.001;
const SIGN_STEP = 0.004;
const DECAY = 0.01;
/** How much it counts what the whole message means, beside its signs. */
const MEANING = 20;
/** So many notions are left out by chance, each time others, so that none is relied on alone. */
const LEFT_OUT = 0.3;
/** Never wholly sure: so much goes to all other labels. */
const DOUBT = 0.05;
const WORTH_LEARNING = 2e-4;

/**
 * A network of one layer over what messages mean, and beside it what each sign says by itself; both
 * are learned together, some hundred lessons at a time (Adam, cross entropy).
 */
export function learn(
  lessons: readonly Lesson[],
  signCount: number,
  labelCount: number,
  tell: (share: number) => void,
): Pick<IntentModel, 'notions' | 'meant' | 'said'> {
  const random = numbers();
  const around = (spread: number) => () => (2 * random() - 1) * spread;
  const fromMeaning = around(1 / Math.sqrt(DIMENSIONS));
  const fromNotions = around(1 / Math.sqrt(NOTIONS));
  const net = {
    notions: new Table(NOTIONS * DIMENSIONS, STEP, fromMeaning),
    notionBias: new Table(NOTIONS, STEP, fromMeaning),
    outward: new Table(NOTIONS * labelCount, STEP, fromNotions),
    bias: new Table(labelCount, STEP, fromNotions),
    signs: new Table(signCount * labelCount, SIGN_STEP, () => 0),
  };
  const study = studying(net, labelCount, random);
  const order = [...lessons];
  const batches = Math.ceil(order.length / BATCH);
  for (let epoch = 0, done = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (let batch = 0; batch < batches; batch++, done++) {
      for (const lesson of order.slice(batch * BATCH, (batch + 1) * BATCH)) study(lesson);
      for (const table of Object.values(net)) table.move(1 - done / (EPOCHS * batches));
    }
    tell((epoch + 1) / EPOCHS);
  }
  const { notions, notionBias, outward, bias, signs } = net;
  const seen = inBytes(
    notions.values.map((value) => value * MEANING),
    DIMENSIONS,
  );
  const meant = inBytes(turned(outward.values, labelCount), NOTIONS);
  return {
    notions: { ...seen, bias: notionBias.values },
    meant: { ...meant, bias: bias.values },
    said: inBytes(signs.values, labelCount),
  };
}

/** A table by its columns, `width` of them. */
function turned(table: Float32Array, width: number): Float32Array {
  const height = table.length / width;
  return table.map(
    (_value, at) => table[(at % height) * width + Math.floor(at / height)] as number,
  );
}

interface Net {
  notions: Table;
  notionBias: Table;
  /** From notions to labels. */
  outward: Table;
  bias: Table;
  signs: Table;
}

/** Adds to every table in which direction one lesson would have it moved. */
function studying(net: Net, labelCount: number, random: () => number) {
  const active: number[] = [];
  const strength = new Float32Array(NOTIONS);
  const scores = new Float32Array(labelCount);
  const scaled = new Float32Array(DIMENSIONS);
  const { notions, notionBias, outward, bias, signs } = net;
  return ({ features, label, weight }: Lesson): void => {
    for (let i = 0; i < DIMENSIONS; i++) scaled[i] = MEANING * (features.meaning[i] as number);
    active.length = 0;
    scores.set(bias.values);
    for (let notion = 0; notion < NOTIONS; notion++) {
      if (random() < LEFT_OUT) continue;
      const value =
        (notionBias.values[notion] as number) + dot(notions.values, notion * DIMENSIONS, scaled);
      if (value <= 0) continue;
      active.push(notion);
      strength[notion] = value / (1 - LEFT_OUT);
      addRow(scores, outward.values, notion * labelCount, strength[notion] as number);
    }
    features.signs.forEach((sign, index) => {
      addRow(scores, signs.values, sign * labelCount, features.strengths[index] as number);
    });
    const off = toSlope(scores, label, weight);
    addSome(bias.slope, 0, scores, off, 1);
    features.signs.forEach((sign, index) => {
      addSome(signs.slope, sign * labelCount, scores, off, features.strengths[index] as number);
    });
    for (const notion of active) {
      const from = notion * labelCount;
      let back = 0;
      for (const i of off) back += (outward.values[from + i] as number) * (scores[i] as number);
      back /= 1 - LEFT_OUT;
      addSome(outward.slope, from, scores, off, strength[notion] as number);
      addTo(notions.slope, notion * DIMENSIONS, scaled, back);
      notionBias.slope[notion] = (notionBias.slope[notion] as number) + back;
    }
  };
}

/** Numbers that are learned, and how each was moved so far. */
class Table {
  readonly values: Float32Array;
  readonly slope: Float32Array;
  #mean: Float32Array;
  #spread: Float32Array;
  #step: number;
  #moves = 0;

  constructor(size: number, step: number, first: () => number) {
    this.values = new Float32Array(size).map(first);
    this.slope = new Float32Array(size);
    this.#mean = new Float32Array(size);
    this.#spread = new Float32Array(size);
    this.#step = step;
  }

  /** One step of Adam along the slope, which is then forgotten. */
  move(share: number): void {
    const { values, slope } = this;
    const [mean, spread] = [this.#mean, this.#spread];
    this.#moves++;
    const rate = (this.#step * share) / (1 - 0.9 ** this.#moves);
    const even = 1 / (1 - 0.999 ** this.#moves);
    const kept = 1 - this.#step * share * DECAY;
    for (let i = 0; i < values.length; i++) {
      const down = slope[i] as number;
      const m = 0.9 * (mean[i] as number) + 0.1 * down;
      const s = 0.999 * (spread[i] as number) + 0.001 * down * down;
      mean[i] = m;
      spread[i] = s;
      if (m !== 0)
        values[i] = kept * (values[i] as number) - (rate * m) / (Math.sqrt(s * even) + 1e-8);
    }
    slope.fill(0);
  }
}

function dot(table: Float32Array, from: number, vector: Float32Array): number {
  let [even, odd] = [0, 0];
  const end = vector.length - (vector.length % 2);
  for (let i = 0; i < end; i += 2) {
    even += (table[from + i] as number) * (vector[i] as number);
    odd += (table[from + i + 1] as number) * (vector[i + 1] as number);
  }
  if (end < vector.length) even += (table[from + end] as number) * (vector[end] as number);
  return even + odd;
}

function addRow(sums: Float32Array, table: Float32Array, from: number, value: number): void {
  for (let i = 0; i < sums.length; i++)
    sums[i] = (sums[i] as number) + value * (table[from + i] as number);
}

function addTo(table: Float32Array, from: number, row: Float32Array, value: number): void {
  for (let i = 0; i < row.length; i++)
    table[from + i] = (table[from + i] as number) + value * (row[i] as number);
}

function addSome(
  table: Float32Array,
  from: number,
  row: Float32Array,
  places: readonly number[],
  value: number,
): void {
  for (const i of places)
    table[from + i] = (table[from + i] as number) + value * (row[i] as number);
}

/**
 * Turns scores into how much too likely each label is taken to be, and says of which that is worth
 * learning: all others would take time and change nothing.
 */
function toSlope(scores: Float32Array, right: number, weight: number): number[] {
  let most = Number.NEGATIVE_INFINITY;
  for (const value of scores) if (value > most) most = value;
  let total = 0;
  const off: number[] = [];
  for (let i = 0; i < scores.length; i++)
    total += scores[i] = Math.exp((scores[i] as number) - most);
  for (let i = 0; i < scores.length; i++) {
    const wanted = DOUBT / scores.length + (i === right ? 1 - DOUBT : 0);
    const excess = (scores[i] as number) / total - wanted;
    scores[i] = (weight / BATCH) * excess;
    if (Math.abs(excess) > WORTH_LEARNING) off.push(i);
  }
  return off;
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
