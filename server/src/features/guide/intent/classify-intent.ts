import { INTENT_KINDS, type Intent } from '@hearthway/domain/guide/decide';
import { createDense, relu } from '../../../encoder/dense.ts';
import { extractFeatures, type Features } from './features.ts';
import { readModel } from './model-file.ts';
import { splitMessage, toStem } from './words.ts';

export interface Classification {
  intents: Intent[];
  followUpProbability: number;
  unknownWords: string[];
  trainedPages: ReadonlySet<string>;
}

export interface Prediction extends Omit<Classification, 'intents' | 'trainedPages'> {
  labels: Uint16Array;
  probabilities: Float64Array;
}

interface Classifier {
  labels: readonly string[];
  predict: (message: string) => Prediction;
}

const FOLLOW_UP = 'followup:-';

type IntentModel = ReturnType<typeof readModel>;

let loaded: Classifier | null = null;

export function loadClassifier(): Classifier {
  if (!loaded) {
    const model = readModel();
    loaded = { labels: model.labels, predict: createPredictor(model) };
  }
  return loaded;
}

export function createDecoder(
  names: readonly string[],
): (prediction: Prediction) => Classification {
  const labels = names.map(parseLabel);
  const trainedPages = new Set(
    labels.flatMap((label) => (label?.kind === 'health' ? label.id : [])),
  );
  return (prediction) => ({ ...decode(labels, prediction), trainedPages });
}

function decode(names: readonly Label[], prediction: Prediction) {
  const { labels, probabilities, followUpProbability, unknownWords } = prediction;
  const intents: Intent[] = [];
  for (let at = 0; at < labels.length; at++) {
    const label = names[labels[at] as number];
    const probability = probabilities[at] as number;
    if (label) intents.push({ kind: label.kind, id: label.id, probability });
  }
  return { intents, followUpProbability, unknownWords };
}

const MIN_PROBABILITY = 1e-4;
const MAX_LABELS = 1024;
const PROBABILITY_STEPS = 2 ** 42;

/**
 * A typed array sorts much faster without a comparison function, so the label and its probability
 * are combined into one number.
 */
function sortByProbability(all: Float64Array): Pick<Prediction, 'labels' | 'probabilities'> {
  const keys = new Float64Array(all.length);
  let count = 0;
  for (let label = 0; label < all.length; label++) {
    const probability = all[label] as number;
    if (probability < MIN_PROBABILITY) continue;
    keys[count++] =
      Math.floor(probability * PROBABILITY_STEPS) * MAX_LABELS + (MAX_LABELS - 1 - label);
  }
  const order = keys.subarray(0, count).sort();
  const labels = new Uint16Array(count);
  const probabilities = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const label = MAX_LABELS - 1 - ((order[count - 1 - at] as number) % MAX_LABELS);
    labels[at] = label;
    probabilities[at] = all[label] as number;
  }
  return { labels, probabilities };
}

function createPredictor(model: IntentModel): Classifier['predict'] {
  const ids = new Map(model.featureNames.map((name, id) => [name, id]));
  const stems = new Set(model.stems);
  const followUpLabel = model.labels.indexOf(FOLLOW_UP);
  const runNetwork = createNetwork(model);
  return (message) => {
    const probabilities = runNetwork(extractFeatures(message, (name) => ids.get(name)));
    const followUpProbability = probabilities[followUpLabel] ?? 0;
    const totalAlone = 1 - followUpProbability || 1;
    for (let label = 0; label < probabilities.length; label++)
      probabilities[label] = (probabilities[label] as number) / totalAlone;
    return {
      ...sortByProbability(probabilities),
      followUpProbability,
      unknownWords: splitMessage(message).filter((word) => !stems.has(toStem(word))),
    };
  };
}

type Label = Omit<Intent, 'probability'> | null;

function parseLabel(label: string): Label {
  if (label === FOLLOW_UP) return null;
  const [kind, id = '-'] = label.split(':');
  const known = INTENT_KINDS.find((name) => name === kind);
  if (!known) throw new Error(`unknown kind in the guide's intent model: ${kind}`);
  return { kind: known, id };
}

function createNetwork(model: IntentModel) {
  const [hidden, output] = [createDense(model.hidden), createDense(model.output)];
  return ({ ids, values, embedding }: Features): Float64Array => {
    const logits = Float64Array.from(output(relu(hidden(embedding))));
    const { scales, rows } = model.sparse;
    const { length } = logits;
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] as number;
      const factor = (values[at] as number) * (scales[id] as number);
      const from = id * length;
      for (let label = 0; label < length; label++)
        logits[label] = (logits[label] as number) + factor * (rows[from + label] as number);
    }
    return softmax(logits);
  };
}

function softmax(logits: Float64Array): Float64Array {
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < logits.length; i++) max = Math.max(max, logits[i] as number);
  let total = 0;
  for (let i = 0; i < logits.length; i++) {
    logits[i] = Math.exp((logits[i] as number) - max);
    total += logits[i] as number;
  }
  for (let i = 0; i < logits.length; i++) logits[i] = (logits[i] as number) / total;
  return logits;
}
