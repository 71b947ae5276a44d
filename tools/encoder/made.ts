import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const ROOM = new URL('../../server/src/encoder/', import.meta.url);
const MADE = ['forward.c', 'forward.wasm', 'weights.bin', 'vocabulary.txt'];

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Of all that belongs together: a source that has changed alone is noticed. */
export const hashesOf = (): Record<string, string> =>
  Object.fromEntries(MADE.map((name) => [name, hashOf(readFileSync(new URL(name, ROOM)))]));
