import { quantize } from '../../../encoder/dense.ts';
import { DIMENSIONS } from '../../../encoder/encode.ts';
import type { Features } from './features.ts';
import { HIDDEN_UNITS, type IntentModel } from './model-file.ts';

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
/** Scales the embedding up, so that it counts beside the sparse features. */
const EMBEDDING_SCALE = 20;
const DROPOUT = 0.3;
const LABEL_SMOOTHING = 0.05;
const MIN_GRADIENT = 2e-4;

/**
 * Trains a network with one hidden layer over the embedding, plus a linear layer over the sparse
 * features. Both are trained together with Adam on the cross-entropy loss.
 */
export function trainNetwork(
  examples: readonly TrainingExample[],
  featureCount: number,
  labelCount: number,
  onProgress: (share: number) => void,
): Pick<IntentModel, 'hidden' | 'output' | 'sparse'> {
  const random = createRandom();
  const uniform = (limit: number) => () => (2 * random() - 1) * limit;
  const initHidden = uniform(1 / Math.sqrt(DIMENSIONS));
  const initOutput = uniform(1 / Math.sqrt(HIDDEN_UNITS));
  const network = {
    hidden: new Parameter(HIDDEN_UNITS * DIMENSIONS, LEARNING_RATE, initHidden),
    hiddenBias: new Parameter(HIDDEN_UNITS, LEARNING_RATE, initHidden),
    output: new Parameter(HIDDEN_UNITS * labelCount, LEARNING_RATE, initOutput),
    bias: new Parameter(labelCount, LEARNING_RATE, initOutput),
    sparse: new Parameter(featureCount * labelCount, SPARSE_LEARNING_RATE, () => 0),
  };
  const backpropagate = createBackpropagation(network, labelCount, random);
  const order = [...examples];
  const batches = Math.ceil(order.length / BATCH_SIZE);
  for (let epoch = 0, done = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (let batch = 0; batch < batches; batch++, done++) {
      const examplesOfBatch = order.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE);
      for (const example of examplesOfBatch) backpropagate(example);
      for (const parameter of Object.values(network)) {
        parameter.update(1 - done / (EPOCHS * batches));
      }
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
    hidden: { ...hiddenWeights, bias: hiddenBias.values },
    output: { ...outputWeights, bias: bias.values },
    sparse: quantize(sparse.values, labelCount),
  };
}

function transpose(matrix: Float32Array, columns: number): Float32Array {
  const rows = matrix.length / columns;
  return matrix.map(
    (_value, at) => matrix[(at % rows) * columns + Math.floor(at / rows)] as number,
  );
}

interface Network {
  hidden: Parameter;
  hiddenBias: Parameter;
  output: Parameter;
  bias: Parameter;
  sparse: Parameter;
}

function createBackpropagation(network: Network, labelCount: number, random: () => number) {
  const active: number[] = [];
  const activations = new Float32Array(HIDDEN_UNITS);
  const logits = new Float32Array(labelCount);
  const scaled = new Float32Array(DIMENSIONS);
  const { hidden, hiddenBias, output, bias, sparse } = network;
  return ({ features, label, weight }: TrainingExample): void => {
    for (let i = 0; i < DIMENSIONS; i++)
      scaled[i] = EMBEDDING_SCALE * (features.embedding[i] as number);
    active.length = 0;
    logits.set(bias.values);
    for (let unit = 0; unit < HIDDEN_UNITS; unit++) {
      if (random() < DROPOUT) continue;
      const value =
        (hiddenBias.values[unit] as number) + dot(hidden.values, unit * DIMENSIONS, scaled);
      if (value <= 0) continue;
      active.push(unit);
      activations[unit] = value / (1 - DROPOUT);
      addRow(logits, output.values, unit * labelCount, activations[unit] as number);
    }
    features.ids.forEach((id, index) => {
      addRow(logits, sparse.values, id * labelCount, features.values[index] as number);
    });
    const relevant = toLossGradient(logits, label, weight);
    addSome(bias.gradient, 0, logits, relevant, 1);
    features.ids.forEach((id, index) => {
      const value = features.values[index] as number;
      addSome(sparse.gradient, id * labelCount, logits, relevant, value);
    });
    for (const unit of active) {
      const from = unit * labelCount;
      let back = 0;
      for (const i of relevant) back += (output.values[from + i] as number) * (logits[i] as number);
      back /= 1 - DROPOUT;
      addSome(output.gradient, from, logits, relevant, activations[unit] as number);
      addTo(hidden.gradient, unit * DIMENSIONS, scaled, back);
      hiddenBias.gradient[unit] = (hiddenBias.gradient[unit] as number) + back;
    }
  };
}

/** Trainable values with their gradient and Adam's moments. */
class Parameter {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  #mean: Float32Array;
  #variance: Float32Array;
  #learningRate: number;
  #updates = 0;

  constructor(size: number, learningRate: number, initialize: () => number) {
    this.values = new Float32Array(size).map(initialize);
    this.gradient = new Float32Array(size);
    this.#mean = new Float32Array(size);
    this.#variance = new Float32Array(size);
    this.#learningRate = learningRate;
  }

  update(schedule: number): void {
    const { values, gradient } = this;
    const [mean, variance] = [this.#mean, this.#variance];
    this.#updates++;
    const rate = (this.#learningRate * schedule) / (1 - 0.9 ** this.#updates);
    const varianceCorrection = 1 / (1 - 0.999 ** this.#updates);
    const decay = 1 - this.#learningRate * schedule * WEIGHT_DECAY;
    for (let i = 0; i < values.length; i++) {
      const g = gradient[i] as number;
      const m = 0.9 * (mean[i] as number) + 0.1 * g;
      const v = 0.999 * (variance[i] as number) + 0.001 * g * g;
      mean[i] = m;
      variance[i] = v;
      if (m !== 0)
        values[i] =
          decay * (values[i] as number) - (rate * m) / (Math.sqrt(v * varianceCorrection) + 1e-8);
    }
    gradient.fill(0);
  }
}

function dot(matrix: Float32Array, from: number, vector: Float32Array): number {
  let [even, odd] = [0, 0];
  const end = vector.length - (vector.length % 2);
  for (let i = 0; i < end; i += 2) {
    even += (matrix[from + i] as number) * (vector[i] as number);
    odd += (matrix[from + i + 1] as number) * (vector[i + 1] as number);
  }
  if (end < vector.length) even += (matrix[from + end] as number) * (vector[end] as number);
  return even + odd;
}

function addRow(sums: Float32Array, matrix: Float32Array, from: number, factor: number): void {
  for (let i = 0; i < sums.length; i++)
    sums[i] = (sums[i] as number) + factor * (matrix[from + i] as number);
}

function addTo(matrix: Float32Array, from: number, row: Float32Array, factor: number): void {
  for (let i = 0; i < row.length; i++)
    matrix[from + i] = (matrix[from + i] as number) + factor * (row[i] as number);
}

function addSome(
  matrix: Float32Array,
  from: number,
  row: Float32Array,
  columns: readonly number[],
  factor: number,
): void {
  for (const i of columns)
    matrix[from + i] = (matrix[from + i] as number) + factor * (row[i] as number);
}

/**
 * Turns logits into the gradient of the loss in place. Returns the labels whose gradient is large
 * enough to matter; skipping the others saves most of the time.
 */
function toLossGradient(logits: Float32Array, target: number, weight: number): number[] {
  let max = Number.NEGATIVE_INFINITY;
  for (const value of logits) if (value > max) max = value;
  let total = 0;
  const relevant: number[] = [];
  for (let i = 0; i < logits.length; i++)
    total += logits[i] = Math.exp((logits[i] as number) - max);
  for (let i = 0; i < logits.length; i++) {
    const expected = LABEL_SMOOTHING / logits.length + (i === target ? 1 - LABEL_SMOOTHING : 0);
    const error = (logits[i] as number) / total - expected;
    logits[i] = (weight / BATCH_SIZE) * error;
    if (Math.abs(error) > MIN_GRADIENT) relevant.push(i);
  }
  return relevant;
}

/** Seeded, so that the same questions always give the same model. */
function createRandom(): () => number {
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
