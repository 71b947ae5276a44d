import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  bucketOf,
  type Ear,
  type Ears,
  rowsOf as rowsOfBuckets,
} from '@hearthway/server/features/guide/ears/ears-file';
import { DANGER_EAR } from '@hearthway/server/features/guide/ears/listen';
import { corpusDigest, type Phrase, readCorpus } from './corpus.ts';
import { logistic } from './logistic.ts';
import { DANGER, examplesOf, metOf, rarityOf, rowsOf } from './train.ts';

/** So many signs are kept, the most telling ones. */
const KEPT = 110_000;
/** Rarer signs belong to one writer. */
const FEWEST_PHRASES = 3;
const SWEEPS = 8;
/** Weights are steps from -LIMIT to LIMIT. */
const LIMIT = 127;
/** Ears are taught beside each other. */
const CLASSES = 4;

/** What an ear is to hear: a kind of danger, a kind of harmless talk, or a loss. */
function earOf(phrase: Phrase): string {
  if (phrase.label === 'bereaved') return 'bereaved';
  return DANGER.is(phrase) ? `${DANGER_EAR}${phrase.kind}` : `harmless:${phrase.kind}`;
}

/** Everything that is the same for all ears. */
function lessonsOf(phrases: readonly Phrase[]) {
  const examples = examplesOf(phrases, DANGER);
  const times = new Map<number, number>();
  for (const { signs } of examples) {
    for (const hash of signs.flatMap(([hashes]) => hashes)) {
      times.set(bucketOf(hash), (times.get(bucketOf(hash)) ?? 0) + 1);
    }
  }
  const places = new Map<number, number>();
  for (const [bucket, met] of times) {
    if (met >= FEWEST_PHRASES) places.set(bucket, places.size + 1);
  }
  const placeOf = (hash: number) => places.get(bucketOf(hash));
  const rarity = rarityOf(examples, places.size + 1, placeOf);
  const names = [...new Set(phrases.map(earOf))].sort();
  return { examples, places, placeOf, rarity, names };
}

/** Teaches every so-manieth ear to tell its kind from all others. */
export function teachClass(
  seat: number,
  done: (name: string, weights: Float64Array) => void,
): void {
  const { examples, places, placeOf, rarity, names } = lessonsOf(readCorpus());
  const rows = rowsOf(examples, placeOf, rarity);
  for (const name of names.filter((_, index) => index % CLASSES === seat)) {
    const own = rows.map((row, index) => {
      const { phrase } = examples[index] as (typeof examples)[number];
      return { ...row, is: earOf(phrase) === name };
    });
    done(name, logistic(own, places.size + 1, SWEEPS));
  }
}

/** An ear for each kind. */
export async function trainEars(tell: (progress: string) => void): Promise<Ears> {
  const learned = new Map<string, Float64Array>();
  const classes = Array.from({ length: CLASSES }, async (_, seat) => {
    const worker = new Worker(new URL('./ear-class.ts', import.meta.url), { workerData: seat });
    worker.on('message', ({ name, weights }: { name: string; weights: Float64Array }) => {
      learned.set(name, weights);
      tell(name);
    });
    const [code] = await once(worker, 'exit');
    if (code !== 0) throw new Error(`a class of ears ended with ${code}`);
  });
  const { examples, places, placeOf, rarity, names } = lessonsOf(readCorpus());
  await Promise.all(classes);
  const weightsOf = names.map((name) => learned.get(name) as Float64Array);
  const met = metOf(examples, places.size + 1, placeOf);
  const ranked = [...places].map(([bucket, place]) => {
    const loud = Math.hypot(...weightsOf.map((weights) => weights[place] ?? 0));
    return { bucket, place, worth: loud * (rarity[place] ?? 0) * Math.sqrt(met[place] ?? 0) };
  });
  ranked.sort((a, b) => b.worth - a.worth || a.bucket - b.bucket);
  const kept = new Map(ranked.slice(0, KEPT).map(({ bucket, place }) => [bucket, place]));
  return rounded(names, weightsOf, kept, rarity);
}

function rounded(
  names: readonly string[],
  learned: readonly Float64Array[],
  kept: ReadonlyMap<number, number>,
  rarity: Float64Array,
): Ears {
  const buckets = [...kept.keys()].sort((a, b) => a - b);
  const weights = new Int8Array(buckets.length * names.length);
  const ears = names.map((name, index): Ear => {
    const own = learned[index] as Float64Array;
    const values = buckets.map((bucket) => {
      const place = kept.get(bucket) ?? 0;
      return (own[place] ?? 0) * (rarity[place] ?? 0);
    });
    const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LIMIT;
    for (const [row, value] of values.entries()) {
      weights[row * names.length + index] = Math.round(value / scale);
    }
    return { name, bias: own[0] ?? 0, scale };
  });
  const rows = rowsOfBuckets((bucket) => kept.has(bucket));
  return { source: corpusDigest(), ears, rows, weights };
}
