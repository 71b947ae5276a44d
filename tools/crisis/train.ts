import { BUCKETS, bucketOf, signsOf } from '@hearthway/domain/guide/crisis/classifier/features';
import { knownOf, LIMIT, type Weights } from '@hearthway/domain/guide/crisis/classifier/packed';
import { lengthFactor, loudestOf } from '@hearthway/domain/guide/crisis/classifier/score';
import { readMessage, windowsOf } from '@hearthway/domain/guide/crisis/classifier/windows';
import { EVERYDAY, GUIDE, type Phrase } from './corpus.ts';
import { logistic, type Row } from './logistic.ts';
import { misspell } from './misspell.ts';
import { random } from './random.ts';

interface Example {
  phrase: Phrase;
  /** The signs of the words and of the runs of letters, with what one of each is worth. */
  signs: readonly (readonly [hashes: readonly number[], worth: number])[];
  is: boolean;
  cost: number;
}

interface Question {
  is: (phrase: Phrase) => boolean;
  /** How many weights are kept. */
  kept: number;
  /** How much a phrase counts by its label. */
  counts: Readonly<Record<Phrase['label'], number>>;
}

export const DANGER: Question = {
  is: ({ label }) => label === 'danger' || label === 'unsure',
  kept: 15_000,
  counts: { danger: 1, unsure: 0.3, harmless: 1, bereaved: 1 },
};
export const BEREAVED: Question = {
  is: ({ label }) => label === 'bereaved',
  kept: 1_300,
  counts: { danger: 1, unsure: 1, harmless: 1, bereaved: 4 },
};

/** How much a mistake costs beside a large weight. */
const COST = 10;
const SWEEPS = 14;
/** How much what is made of a phrase counts beside it. */
const SLIGHT = 0.4;
/** Rarer signs belong to one writer. */
const FEWEST_PHRASES = 3;
/** A window of something harmless that is this loud is learned from, too. */
const LOUD = -1.5;
/** What the rules were made with, and what a coach is told, is to be judged right for certain. */
const KNOWN_WEIGHT = 4;
/** There are few of them. */
const OTHER_LANGUAGES_WEIGHT = 3;
const PATTERNS_WEIGHT = 0.3;
/** There are many, and they are alike. */
const GUIDE_WEIGHT = 0.3;
/** Counted whole, as many as there are, they would outshout what is said sideways by people in danger. */
const EVERYDAY_WEIGHT = 0.2;

function importance({ kind, language, voice }: Phrase): number {
  if (/^(former|coach|question)$/.test(kind)) return KNOWN_WEIGHT;
  if (kind === GUIDE) return GUIDE_WEIGHT;
  if (kind === EVERYDAY) return EVERYDAY_WEIGHT;
  if (voice.startsWith('patterns')) return PATTERNS_WEIGHT;
  return /^(en|es|fr|de)$/.test(language) ? 1 : OTHER_LANGUAGES_WEIGHT;
}

type Window = ReturnType<typeof windowsOf>[number];

function exampleOf(phrase: Phrase, window: Window, is: boolean, cost: number): Example {
  const { words, letters } = signsOf(window);
  return {
    phrase,
    signs: [words, letters].map((all) => [all, lengthFactor(all)] as const),
    is,
    cost,
  };
}

/** Phrases as they are, and once more with slips of the finger. */
export function examplesOf(phrases: readonly Phrase[], { is, counts }: Question): Example[] {
  const next = random(1);
  return phrases.flatMap((phrase) => {
    const cost = COST * counts[phrase.label] * importance(phrase);
    return [phrase.text, misspell(phrase.text, next)].flatMap((text, index) => {
      const [whole] = windowsOf(text);
      return whole
        ? [exampleOf(phrase, whole, is(phrase), index === 0 ? cost : cost * SLIGHT)]
        : [];
    });
  });
}

/** The loudest sentences and slices of what is harmless: by themselves they are harmless as well. */
function loudWindows(phrases: readonly Phrase[], { is, counts }: Question, so: Weights): Example[] {
  return phrases.flatMap((phrase) => {
    if (is(phrase)) return [];
    const [loudest] = loudestOf(readMessage(phrase.text), so);
    if (!loudest?.isPart || loudest.score < LOUD) return [];
    const cost = COST * counts[phrase.label] * importance(phrase) * SLIGHT;
    return [exampleOf(phrase, [...loudest.window], false, cost)];
  });
}

/** Rows for the regression, of the signs that `placeOf` knows. */
export function rowsOf(
  examples: readonly Example[],
  placeOf: (hash: number) => number | undefined,
  rarity: Float64Array,
): Row[] {
  return examples.map(({ signs, is, cost }) => {
    const features: number[] = [];
    const values: number[] = [];
    for (const [hashes, worth] of signs) {
      for (const hash of hashes) {
        const place = placeOf(hash);
        if (place === undefined) continue;
        features.push(place);
        values.push(worth * (rarity[place] ?? 0));
      }
    }
    return { features: Int32Array.from(features), values: Float32Array.from(values), is, cost };
  });
}

/** Learns from every sign, keeps the most telling, and learns again with those alone. */
export function train(phrases: readonly Phrase[], question: Question): Weights {
  const examples = examplesOf(phrases, question);
  const places = telling(examples, question.kept);
  const rarity = rarityOf(examples, places.size + 1, (hash) => places.get(bucketOf(hash)));
  const learn = (from: readonly Example[]) =>
    logistic(
      rowsOf(from, (hash) => places.get(bucketOf(hash)), rarity),
      places.size + 1,
      SWEEPS,
    );
  const first = rounded(learn(examples), rarity, places);
  const again = [...examples, ...loudWindows(phrases, question, first)];
  return rounded(learn(again), rarity, places);
}

/** How rarely each place is met: a rare sign tells more than a common one. */
export function rarityOf(
  examples: readonly Example[],
  size: number,
  placeOf: (hash: number) => number | undefined,
): Float64Array {
  const met = metOf(examples, size, placeOf);
  return met.map((count) => (Math.log((1 + examples.length) / (1 + count)) + 1) / 7);
}

export function metOf(
  examples: readonly Example[],
  size: number,
  placeOf: (hash: number) => number | undefined,
): Float64Array {
  const met = new Float64Array(size);
  for (const { signs } of examples) {
    for (const hash of signs.flatMap(([hashes]) => hashes)) {
      const place = placeOf(hash);
      if (place !== undefined) met[place] = (met[place] ?? 0) + 1;
    }
  }
  return met;
}

/** The buckets of the signs that tell most, with a place for each from 1 on. */
function telling(examples: readonly Example[], count: number): Map<number, number> {
  const times = new Map<number, number>();
  for (const { signs } of examples) {
    for (const hash of signs.flatMap(([hashes]) => hashes)) {
      times.set(hash, (times.get(hash) ?? 0) + 1);
    }
  }
  const all = new Map<number, number>();
  for (const [hash, met] of times) if (met >= FEWEST_PHRASES) all.set(hash, all.size + 1);
  const placeOf = (hash: number) => all.get(hash);
  const met = metOf(examples, all.size + 1, placeOf);
  const rarity = rarityOf(examples, all.size + 1, placeOf);
  const weights = logistic(rowsOf(examples, placeOf, rarity), all.size + 1, SWEEPS);
  const ranked = [...all].map(([hash, place]) => ({
    bucket: bucketOf(hash),
    worth: Math.abs(weights[place] ?? 0) * (rarity[place] ?? 0) * Math.sqrt(met[place] ?? 0),
  }));
  ranked.sort((a, b) => b.worth - a.worth || a.bucket - b.bucket);
  const kept = new Map<number, number>();
  for (const { bucket } of ranked) {
    if (kept.size === count) break;
    if (!kept.has(bucket)) kept.set(bucket, kept.size + 1);
  }
  return kept;
}

function rounded(
  weights: Float64Array,
  rarity: Float64Array,
  places: ReadonlyMap<number, number>,
): Weights {
  const values = new Float64Array(BUCKETS);
  for (const [bucket, place] of places) {
    values[bucket] = (weights[place] ?? 0) * (rarity[place] ?? 0);
  }
  const sizes = [...places.keys()].map((bucket) => Math.abs(values[bucket] ?? 0));
  sizes.sort((a, b) => a - b);
  // The few largest are cut to the limit, so that the many others are rounded less.
  const scale = (sizes[Math.floor(sizes.length * 0.985)] ?? 1) / LIMIT;
  const steps = Int8Array.from(values, (value) =>
    Math.max(-LIMIT, Math.min(LIMIT, Math.round(value / scale))),
  );
  const question = {
    bias: Math.round((weights[0] ?? 0) * 1e4) / 1e4,
    scale: Math.round(scale * 1e5) / 1e5,
  };
  return { questions: [question], steps, known: knownOf(steps) };
}
