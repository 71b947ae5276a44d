import { DIMENSIONS } from '@hearthway/server/encoder/encode';
import { loadWasm } from '@hearthway/server/encoder/wasm';
import type { Features } from '@hearthway/server/features/guide/intent/features';
import { HIDDEN_UNITS } from '@hearthway/server/features/guide/intent/model-file';
import { quantize, quantizeInt4 } from '../quantize.ts';
import { random } from '../random.ts';
import type { TrainedNetwork } from './write-model.ts';

export interface TrainingExample {
  features: Features;
  label: number;
  weight: number;
}

const EPOCHS = 6;
const BATCH_SIZE = 256;
const LEARNING_RATE = 0.001;
const SPARSE_LEARNING_RATE = 0.004;
const WEIGHT_DECAY = 0.01;
const EMBEDDING_SCALE = 20;
const DROPOUT = 0.3;
const LABEL_SMOOTHING = 0.05;

interface Kernels {
  dot: (a: number, b: number, count: number) => number;
  add: (to: number, row: number, count: number, factor: number) => void;
  update: (
    ...args: [
      ...addresses: [values: number, gradient: number, mean: number, variance: number],
      ...[count: number, rate: number, decay: number, correction: number],
    ]
  ) => void;
}

interface Block {
  at: number;
  values: Float32Array;
}

const FLOAT_BYTES = 4;
const ALIGNMENT = 16;
const ARRAYS_PER_PARAMETER = 4;

/**
 * The network has a hidden layer for the embedding and a linear layer for the sparse features. It
 * is trained with Adam.
 */
export function trainNetwork(
  examples: readonly TrainingExample[],
  featureCount: number,
  labelCount: number,
  onProgress: (share: number) => void,
): TrainedNetwork {
  const next = random(1);
  const uniform = (limit: number) => () => (2 * next() - 1) * limit;
  const initHidden = uniform(1 / Math.sqrt(DIMENSIONS));
  const initOutput = uniform(1 / Math.sqrt(HIDDEN_UNITS));
  const sizes = {
    hidden: HIDDEN_UNITS * DIMENSIONS,
    hiddenBias: HIDDEN_UNITS,
    output: HIDDEN_UNITS * labelCount,
    bias: labelCount,
    sparse: featureCount * labelCount,
  };
  const { kernels, allocate } = createMemory([
    ...Object.values(sizes).flatMap((size) => Array(ARRAYS_PER_PARAMETER).fill(size)),
    ...[labelCount, DIMENSIONS],
  ]);
  const create = (size: number, rate: number, initialize: () => number) =>
    new Parameter(kernels, () => allocate(size), rate, initialize);
  const network = {
    hidden: create(sizes.hidden, LEARNING_RATE, initHidden),
    hiddenBias: create(sizes.hiddenBias, LEARNING_RATE, initHidden),
    output: create(sizes.output, LEARNING_RATE, initOutput),
    bias: create(sizes.bias, LEARNING_RATE, initOutput),
    sparse: create(sizes.sparse, SPARSE_LEARNING_RATE, () => 0),
  };
  const buffers = { logits: allocate(labelCount), scaled: allocate(DIMENSIONS) };
  const backpropagate = createBackpropagation(kernels, network, buffers, next);
  const order = [...examples];
  const batches = Math.ceil(order.length / BATCH_SIZE);
  for (let epoch = 0, done = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, next);
    for (let batch = 0; batch < batches; batch++, done++) {
      const examplesOfBatch = order.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE);
      for (const example of examplesOfBatch) backpropagate(example);
      const { sparse, ...dense } = network;
      const step = { number: done + 1, schedule: 1 - done / (EPOCHS * batches) };
      for (const parameter of Object.values(dense)) parameter.update(step);
      const ids = new Set(examplesOfBatch.flatMap(({ features }) => features.ids));
      for (const id of ids) sparse.update(step, id * labelCount, labelCount);
    }
    onProgress((epoch + 1) / EPOCHS);
  }
  const { hidden, hiddenBias, output, bias, sparse } = network;
  const hiddenWeights = quantize(
    hidden.values.map((value) => value * EMBEDDING_SCALE),
    DIMENSIONS,
  );
  const outputWeights = quantize(transpose(output.values, labelCount), HIDDEN_UNITS);
  return {
    hidden: { ...hiddenWeights, bias: hiddenBias.values.slice() },
    output: { ...outputWeights, bias: bias.values.slice() },
    sparse: quantizeInt4(sparse.values, labelCount),
  };
}

function createMemory(sizes: readonly number[]) {
  const toBytes = (size: number) => Math.ceil((size * FLOAT_BYTES) / ALIGNMENT) * ALIGNMENT;
  const bytes = sizes.reduce((sum, size) => sum + toBytes(size), 0);
  const file = new URL('./kernels.wasm', import.meta.url);
  const { exports, buffer, from } = loadWasm<Kernels>(file, bytes);
  let free = from;
  const allocate = (size: number): Block => {
    const at = free;
    free += toBytes(size);
    return { at, values: new Float32Array(buffer, at, size) };
  };
  return { kernels: exports, allocate };
}

function transpose(matrix: Float32Array, columns: number): Float32Array {
  const rows = matrix.length / columns;
  return matrix.map(
    (_value, at) => matrix[(at % rows) * columns + Math.floor(at / rows)] as number,
  );
}

type Network = Record<'hidden' | 'hiddenBias' | 'output' | 'bias' | 'sparse', Parameter>;

function createBackpropagation(
  { dot, add }: Kernels,
  { hidden, hiddenBias, output, bias, sparse }: Network,
  { logits, scaled }: Record<'logits' | 'scaled', Block>,
  next: () => number,
) {
  const active: number[] = [];
  const activations = new Float32Array(HIDDEN_UNITS);
  const labelCount = logits.values.length;
  return ({ features, label, weight }: TrainingExample): void => {
    for (let i = 0; i < DIMENSIONS; i++)
      scaled.values[i] = EMBEDDING_SCALE * (features.embedding[i] as number);
    active.length = 0;
    logits.values.set(bias.values);
    for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
      if (next() < DROPOUT) continue;
      const input = dot(hidden.at(unit * DIMENSIONS), scaled.at, DIMENSIONS);
      const value = (hiddenBias.values[unit] as number) + input;
      if (value <= 0) continue;
      active.push(unit);
      activations[unit] = value / (1 - DROPOUT);
      const row = output.at(unit * labelCount);
      add(logits.at, row, labelCount, activations[unit] as number);
    }
    features.ids.forEach((id, index) => {
      add(logits.at, sparse.at(id * labelCount), labelCount, features.values[index] as number);
    });
    toLossGradient(logits.values, label, weight);
    add(bias.gradientAt(0), logits.at, labelCount, 1);
    features.ids.forEach((id, index) => {
      const value = features.values[index] as number;
      add(sparse.gradientAt(id * labelCount), logits.at, labelCount, value);
    });
    for (const unit of active) {
      const row = unit * labelCount;
      const back = dot(output.at(row), logits.at, labelCount) / (1 - DROPOUT);
      add(output.gradientAt(row), logits.at, labelCount, activations[unit] as number);
      add(hidden.gradientAt(unit * DIMENSIONS), scaled.at, DIMENSIONS, back);
      hiddenBias.addGradient(unit, back);
    }
  };
}

interface Step {
  number: number;
  schedule: number;
}

class Parameter {
  readonly values: Float32Array;
  #kernels: Kernels;
  #value: Block;
  #gradient: Block;
  #mean: Block;
  #variance: Block;
  #learningRate: number;

  constructor(
    kernels: Kernels,
    allocate: () => Block,
    learningRate: number,
    initialize: () => number,
  ) {
    this.#kernels = kernels;
    [this.#value, this.#gradient] = [allocate(), allocate()];
    [this.#mean, this.#variance] = [allocate(), allocate()];
    this.#learningRate = learningRate;
    this.values = this.#value.values;
    for (let i = 0; i < this.values.length; i++) this.values[i] = initialize();
  }

  at(index: number): number {
    return this.#value.at + FLOAT_BYTES * index;
  }

  gradientAt(index: number): number {
    return this.#gradient.at + FLOAT_BYTES * index;
  }

  addGradient(index: number, value: number): void {
    const { values } = this.#gradient;
    values[index] = (values[index] as number) + value;
  }

  update({ number, schedule }: Step, first = 0, count = this.values.length): void {
    const offset = FLOAT_BYTES * first;
    const rate = this.#learningRate * schedule;
    this.#kernels.update(
      ...([this.#value, this.#gradient, this.#mean, this.#variance].map(
        ({ at }) => at + offset,
      ) as [number, number, number, number]),
      count,
      rate / (1 - 0.9 ** number),
      1 - rate * WEIGHT_DECAY,
      1 / (1 - 0.999 ** number),
    );
  }
}

/**
 * Replaces `logits` by their gradients. Leaving out tiny gradients would save time, but then
 * answers named the wrong page 5 % more often.
 */
function toLossGradient(logits: Float32Array, target: number, weight: number): void {
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < logits.length; i++) max = Math.max(max, logits[i] as number);
  let total = 0;
  for (let i = 0; i < logits.length; i++)
    total += logits[i] = Math.exp((logits[i] as number) - max);
  for (let i = 0; i < logits.length; i++) {
    const expected = LABEL_SMOOTHING / logits.length + (i === target ? 1 - LABEL_SMOOTHING : 0);
    logits[i] = (weight / BATCH_SIZE) * ((logits[i] as number) / total - expected);
  }
}

function shuffle<Item>(list: Item[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = Math.floor(next() * (i + 1));
    [list[i], list[other]] = [list[other] as Item, list[i] as Item];
  }
}
