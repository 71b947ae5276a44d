import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const ENCODER_FOLDER = new URL('../../server/src/encoder/', import.meta.url);
/** Exports of each C source; its `.wasm` file is next to it. */
export const WASM_EXPORTS = {
  'products.c': ['products', 'most', 'row_at', '__heap_base'],
  'pool.c': ['pool', 'pieces_at', 'pooled_at', '__heap_base'],
} as const;
export const toWasmFile = (source: string): string => source.replace(/\.c$/, '.wasm');
const ARTIFACTS = [
  ...Object.keys(WASM_EXPORTS).flatMap((source) => [source, toWasmFile(source)]),
  'weights.bin',
  'vocabulary.txt',
];

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Hashes of all files that must be rebuilt together, so that a change to one of them alone is
 * noticed.
 */
export const hashArtifacts = (): Record<string, string> =>
  Object.fromEntries(
    ARTIFACTS.map((name) => [name, sha256(readFileSync(new URL(name, ENCODER_FOLDER)))]),
  );
