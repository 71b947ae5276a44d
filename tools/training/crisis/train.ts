import {
  BUCKETS,
  extractFeatures,
  toBucket,
} from '@hearthway/domain/guide/crisis/classifier/features';
import {
  MAX_QUANTIZED,
  toNonZeroBits,
  type Weights,
} from '@hearthway/domain/guide/crisis/classifier/packed';
import { findTopWindows, lengthFactor } from '@hearthway/domain/guide/crisis/classifier/score';
import {
  getWindowWords,
  splitIntoWindows,
} from '@hearthway/domain/guide/crisis/classifier/windows';
import { random } from '../random.ts';
import { EVERYDAY, GUIDE, type Phrase } from './corpus.ts';
import { logistic, type Row } from './logistic.ts';
import { misspell } from './misspell.ts';

interface Example {
  phrase: Phrase;
  hashLists: readonly (readonly [hashes: readonly number[], value: number])[];
  isPositive: boolean;
  cost: number;
}

interface Target {
  isPositive: (phrase: Phrase) => boolean;
  maxWeights: number;
  labelWeights: Readonly<Record<Phrase['label'], number>>;
}

export const DANGER: Target = {
  isPositive: ({ label }) => label === 'danger' || label === 'unsure',
  maxWeights: 15_000,
  labelWeights: { danger: 1, unsure: 0.3, harmless: 1, bereaved: 1 },
};
export const BEREAVED: Target = {
  isPositive: ({ label }) => label === 'bereaved',
  maxWeights: 1_300,
  labelWeights: { danger: 1, unsure: 1, harmless: 1, bereaved: 4 },
};

const C = 10;
const EPOCHS = 14;
const GENERATED_WEIGHT = 0.4;
/** Rarer features are left out, because they are typical of a single author. */
const MIN_PHRASES = 3;
/**
 * Harmless messages with a fairly high score are used as hard negatives: harmless examples that
 * look dangerous.
 */
const MIN_HARD_NEGATIVE_SCORE = -1.5;
/**
 * Phrases from the crisis rules and from the coach must be classified correctly, so they count four
 * times.
 */
const CURATED_WEIGHT = 4;
const OTHER_LANGUAGES_WEIGHT = 3;
const PATTERNS_WEIGHT = 0.3;
const GUIDE_WEIGHT = 0.3;
/**
 * There are so many everyday messages that, at full weight, they would outweigh signs of danger.
 */
const EVERYDAY_WEIGHT = 0.2;

function getSampleWeight({ kind, language, author }: Phrase): number {
  if (/^(former|coach|question)$/.test(kind)) return CURATED_WEIGHT;
  if (kind === GUIDE) return GUIDE_WEIGHT;
  if (kind === EVERYDAY) return EVERYDAY_WEIGHT;
  if (author.startsWith('patterns')) return PATTERNS_WEIGHT;
  return /^(en|es|fr|de)$/.test(language) ? 1 : OTHER_LANGUAGES_WEIGHT;
}

type Window = ReturnType<typeof getWindowWords>[number];

function createExample(phrase: Phrase, window: Window, isPositive: boolean, cost: number): Example {
  const { wordFeatures, charFeatures } = extractFeatures(window);
  return {
    phrase,
    hashLists: [wordFeatures, charFeatures].map((all) => [all, lengthFactor(all)] as const),
    isPositive,
    cost,
  };
}

/** Each phrase also becomes an example with simulated typos. */
export function createExamples(
  phrases: readonly Phrase[],
  { isPositive, labelWeights }: Target,
): Example[] {
  const next = random(1);
  return phrases.flatMap((phrase) => {
    const cost = C * labelWeights[phrase.label] * getSampleWeight(phrase);
    return [phrase.text, misspell(phrase.text, next)].flatMap((text, index) => {
      const [whole] = getWindowWords(text);
      return whole
        ? [
            createExample(
              phrase,
              whole,
              isPositive(phrase),
              index === 0 ? cost : cost * GENERATED_WEIGHT,
            ),
          ]
        : [];
    });
  });
}

function findHardNegatives(
  phrases: readonly Phrase[],
  { isPositive, labelWeights }: Target,
  weights: Weights,
): Example[] {
  return phrases.flatMap((phrase) => {
    if (isPositive(phrase)) return [];
    const [loudest] = findTopWindows(splitIntoWindows(phrase.text), weights);
    if (!loudest?.isPart || loudest.score < MIN_HARD_NEGATIVE_SCORE) return [];
    const cost = C * labelWeights[phrase.label] * getSampleWeight(phrase) * GENERATED_WEIGHT;
    return [createExample(phrase, [...loudest.window], false, cost)];
  });
}

export function toRows(
  examples: readonly Example[],
  findFeature: (hash: number) => number | undefined,
  rarity: Float64Array,
): Row[] {
  return examples.map(({ hashLists, isPositive, cost }) => {
    const features: number[] = [];
    const values: number[] = [];
    for (const [hashes, value] of hashLists) {
      for (const hash of hashes) {
        const feature = findFeature(hash);
        if (feature === undefined) continue;
        features.push(feature);
        values.push(value * (rarity[feature] ?? 0));
      }
    }
    return {
      features: Int32Array.from(features),
      values: Float32Array.from(values),
      isPositive,
      cost,
    };
  });
}

export function train(phrases: readonly Phrase[], target: Target): Weights {
  const examples = createExamples(phrases, target);
  const features = selectFeatures(examples, target.maxWeights);
  const rarity = computeRarity(examples, features.size + 1, (hash) => features.get(toBucket(hash)));
  const trainOn = (from: readonly Example[]) =>
    logistic(
      toRows(from, (hash) => features.get(toBucket(hash)), rarity),
      features.size + 1,
      EPOCHS,
    );
  const first = quantize(trainOn(examples), rarity, features);
  const extended = [...examples, ...findHardNegatives(phrases, target, first)];
  return quantize(trainOn(extended), rarity, features);
}

export function computeRarity(
  examples: readonly Example[],
  size: number,
  findFeature: (hash: number) => number | undefined,
): Float64Array {
  const occurrences = countOccurrences(examples, size, findFeature);
  return occurrences.map((count) => (Math.log((1 + examples.length) / (1 + count)) + 1) / 7);
}

export function countOccurrences(
  examples: readonly Example[],
  size: number,
  findFeature: (hash: number) => number | undefined,
): Float64Array {
  const occurrences = new Float64Array(size);
  for (const { hashLists } of examples) {
    for (const hash of hashLists.flatMap(([hashes]) => hashes)) {
      const feature = findFeature(hash);
      if (feature !== undefined) occurrences[feature] = (occurrences[feature] ?? 0) + 1;
    }
  }
  return occurrences;
}

function selectFeatures(examples: readonly Example[], count: number): Map<number, number> {
  const times = new Map<number, number>();
  for (const { hashLists } of examples) {
    for (const hash of hashLists.flatMap(([hashes]) => hashes)) {
      times.set(hash, (times.get(hash) ?? 0) + 1);
    }
  }
  const all = new Map<number, number>();
  for (const [hash, occurrences] of times)
    if (occurrences >= MIN_PHRASES) all.set(hash, all.size + 1);
  const findFeature = (hash: number) => all.get(hash);
  const occurrences = countOccurrences(examples, all.size + 1, findFeature);
  const rarity = computeRarity(examples, all.size + 1, findFeature);
  const weights = logistic(toRows(examples, findFeature, rarity), all.size + 1, EPOCHS);
  const ranked = [...all].map(([hash, feature]) => ({
    bucket: toBucket(hash),
    importance:
      Math.abs(weights[feature] ?? 0) *
      (rarity[feature] ?? 0) *
      Math.sqrt(occurrences[feature] ?? 0),
  }));
  ranked.sort((a, b) => b.importance - a.importance || a.bucket - b.bucket);
  const selected = new Map<number, number>();
  for (const { bucket } of ranked) {
    if (selected.size === count) break;
    if (!selected.has(bucket)) selected.set(bucket, selected.size + 1);
  }
  return selected;
}

function quantize(
  weights: Float64Array,
  rarity: Float64Array,
  features: ReadonlyMap<number, number>,
): Weights {
  const values = new Float64Array(BUCKETS);
  for (const [bucket, feature] of features) {
    values[bucket] = (weights[feature] ?? 0) * (rarity[feature] ?? 0);
  }
  const sizes = [...features.keys()].map((bucket) => Math.abs(values[bucket] ?? 0));
  sizes.sort((a, b) => a - b);
  const scale = (sizes[Math.floor(sizes.length * 0.985)] ?? 1) / MAX_QUANTIZED;
  const steps = Int8Array.from(values, (value) =>
    Math.max(-MAX_QUANTIZED, Math.min(MAX_QUANTIZED, Math.round(value / scale))),
  );
  const head = {
    bias: Math.round((weights[0] ?? 0) * 1e4) / 1e4,
    scale: Math.round(scale * 1e5) / 1e5,
  };
  return { classes: [head], quantized: steps, nonZero: toNonZeroBits(steps) };
}
