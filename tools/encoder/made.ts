import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const ROOM = new URL('../../server/src/encoder/', import.meta.url);
/** What is compiled, by its source: the program stands beside it. */
export const PROGRAMS = {
  'products.c': ['products', 'most', 'row_at', '__heap_base'],
  'pool.c': ['pool', 'pieces_at', 'pooled_at', '__heap_base'],
} as const;
export const programOf = (source: string): string => source.replace(/\.c$/, '.wasm');
const MADE = [
  ...Object.keys(PROGRAMS).flatMap((source) => [source, programOf(source)]),
  'weights.bin',
  'vocabulary.txt',
];

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Of all that belongs together: a source that has changed alone is noticed. */
export const hashesOf = (): Record<string, string> =>
  Object.fromEntries(MADE.map((name) => [name, hashOf(readFileSync(new URL(name, ROOM)))]));
