import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type CrisisClass, toBucket } from '@hearthway/server/features/guide/crisis/model-file';
import { DANGER_PREFIX } from '@hearthway/server/features/guide/crisis/score-message';
import { type Phrase, readCorpus } from './corpus.ts';
import { logistic } from './logistic.ts';
import { computeRarity, countOccurrences, createExamples, DANGER, toRows } from './train.ts';
import { writeCrisisModel } from './write-model.ts';

const MAX_FEATURES = 110_000;
/** Rarer features are left out, because they are typical of a single author. */
const MIN_PHRASES = 3;
const EPOCHS = 8;
const LIMIT = 127;
const WORKERS = 4;

function getClassName(phrase: Phrase): string {
  if (phrase.label === 'bereaved') return 'bereaved';
  return DANGER.isPositive(phrase) ? `${DANGER_PREFIX}${phrase.kind}` : `harmless:${phrase.kind}`;
}

function prepareTraining(phrases: readonly Phrase[]) {
  const examples = createExamples(phrases, DANGER);
  const times = new Map<number, number>();
  for (const { hashLists } of examples) {
    for (const hash of hashLists.flatMap(([hashes]) => hashes)) {
      times.set(toBucket(hash), (times.get(toBucket(hash)) ?? 0) + 1);
    }
  }
  const features = new Map<number, number>();
  for (const [bucket, occurrences] of times) {
    if (occurrences >= MIN_PHRASES) features.set(bucket, features.size + 1);
  }
  const findFeature = (hash: number) => features.get(toBucket(hash));
  const rarity = computeRarity(examples, features.size + 1, findFeature);
  const names = [...new Set(phrases.map(getClassName))].sort();
  return { examples, features, findFeature, rarity, names };
}

export function trainShare(
  share: number,
  done: (name: string, weights: Float64Array) => void,
): void {
  const { examples, features, findFeature, rarity, names } = prepareTraining(readCorpus());
  const rows = toRows(examples, findFeature, rarity);
  for (const name of names.filter((_, index) => index % WORKERS === share)) {
    const own = rows.map((row, index) => {
      const { phrase } = examples[index] as (typeof examples)[number];
      return { ...row, isPositive: getClassName(phrase) === name };
    });
    done(name, logistic(own, features.size + 1, EPOCHS));
  }
}

export async function trainServerModel(onProgress: (name: string) => void): Promise<void> {
  const learned = new Map<string, Float64Array>();
  const workers = Array.from({ length: WORKERS }, async (_, share) => {
    const worker = new Worker(new URL('./train-worker.ts', import.meta.url), { workerData: share });
    worker.on('message', ({ name, weights }: { name: string; weights: Float64Array }) => {
      learned.set(name, weights);
      onProgress(name);
    });
    const [code] = await once(worker, 'exit');
    if (code !== 0) throw new Error(`a training worker exited with code ${code}`);
  });
  const { examples, features, findFeature, rarity, names } = prepareTraining(readCorpus());
  await Promise.all(workers);
  const weightsByClass = names.map((name) => learned.get(name) as Float64Array);
  const occurrences = countOccurrences(examples, features.size + 1, findFeature);
  const ranked = [...features].map(([bucket, feature]) => {
    const norm = Math.hypot(...weightsByClass.map((weights) => weights[feature] ?? 0));
    return {
      bucket,
      feature,
      importance: norm * (rarity[feature] ?? 0) * Math.sqrt(occurrences[feature] ?? 0),
    };
  });
  ranked.sort((a, b) => b.importance - a.importance || a.bucket - b.bucket);
  const kept = new Map(
    ranked.slice(0, MAX_FEATURES).map(({ bucket, feature }) => [bucket, feature]),
  );
  const buckets = [...kept.keys()].sort((a, b) => a - b);
  const weights = new Int8Array(buckets.length * names.length);
  const classes = names.map((name, index): CrisisClass => {
    const own = weightsByClass[index] as Float64Array;
    const values = buckets.map((bucket) => {
      const feature = kept.get(bucket) ?? 0;
      return (own[feature] ?? 0) * (rarity[feature] ?? 0);
    });
    const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LIMIT;
    for (const [row, value] of values.entries())
      weights[row * names.length + index] = Math.round(value / scale);
    return { name, bias: own[0] ?? 0, scale };
  });
  writeCrisisModel(classes, buckets, weights);
  console.info(`server: ${classes.length} classes, ${buckets.length} features`);
}
