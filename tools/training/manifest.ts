import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps.ts';
import { readExamples } from './intent/examples.ts';

export type ModelName = 'encoder' | 'crisis' | 'intent';

type Hashes = Record<string, string>;

interface Entry {
  files: Hashes;
  trainedFrom: Hashes;
}

const MODELS: Readonly<Record<ModelName, { files: string[]; data: string[]; code: string[] }>> = {
  encoder: {
    files: [
      'server/src/encoder/weights.bin',
      'server/src/encoder/vocabulary.txt',
      'server/src/encoder/pool.wasm',
      'server/src/encoder/products.wasm',
    ],
    data: [],
    code: ['server/src/encoder/{pool,products}.c', 'tools/training/encoder/distil.py'],
  },
  crisis: {
    files: [
      'server/src/features/guide/crisis/model.bin',
      'domain/src/guide/crisis/classifier/table.ts',
    ],
    data: ['tools/training/crisis/corpus/*.tsv'],
    code: [
      'domain/src/guide/plain-words.ts',
      'domain/src/guide/crisis/guess-word.ts',
      'domain/src/guide/crisis/classifier/{features,marked-words,index-features,windows,score,packed}.ts',
      'tools/training/crisis/{corpus,logistic,misspell,pack,train,train-server-model,write-model}.ts',
      'tools/training/{random,quantize}.ts',
    ],
  },
  intent: {
    files: ['server/src/features/guide/intent/model.bin'],
    data: ['server/src/encoder/{weights.bin,vocabulary.txt}', 'tools/training/intent/kernels.wasm'],
    code: [
      'server/src/features/guide/intent/{features,words}.ts',
      'tools/training/intent/{train-intent,train-network,write-model}.ts',
      'tools/training/intent/kernels.c',
      'tools/training/{random,quantize}.ts',
    ],
  },
};

const FILE = new URL('./manifest.json', import.meta.url);

export const readManifest = (): Record<ModelName, Entry> => JSON.parse(readFileSync(FILE, 'utf8'));

export async function describeModel(name: ModelName): Promise<Entry> {
  const { files, data, code } = MODELS[name];
  const trainedFrom: Hashes = { code: hash(find(code).map(readCode)) };
  for (const pattern of data) trainedFrom[pattern] = hash(find([pattern]).map(readBytes));
  if (name === 'intent') trainedFrom.questions = hash([JSON.stringify(await readExamples())]);
  return {
    files: Object.fromEntries(files.map((path) => [path, hash([readBytes(path)])])),
    trainedFrom,
  };
}

export async function recordModel(name: ModelName): Promise<void> {
  const manifest = existsSync(FILE) ? readManifest() : {};
  const entries = { ...manifest, [name]: await describeModel(name) };
  writeFileSync(FILE, `${JSON.stringify(entries, null, 2)}\n`);
}

const find = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort());

const readBytes = (path: string) => readFileSync(join(ROOT, path));

/** Comments are left out, so that rewording one does not require retraining. */
const readCode = (path: string) =>
  readBytes(path)
    .toString('utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*|#(?!include|define)|$)/.test(line))
    .join('\n');

function hash(parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}
