import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { piecesOf, readVocabulary, type Vocabulary } from './pieces.ts';
import { plainText } from './plain-text.ts';

/** So many numbers say what a text means; together they have the length one. */
export const DIMENSIONS = 512;
/** As many as `forward.c` has room for. */
export const MAX_PIECES = 128;
/** Of a longer text its beginning and its end are read, where questions are, so that none takes long. */
const READ_PIECES = 24;
/** A message is read again when the next one goes on from it. */
const REMEMBERED = 32;

/**
 * What a text means, as a direction: texts that mean alike point alike, whatever their words. By the
 * Universal Sentence Encoder lite, some four milliseconds for a question of fifteen words.
 */
export function encode(text: string, most = READ_PIECES): Float32Array {
  const { forward, vocabulary, remembered } = load();
  const plain = plainText(text);
  const key = `${most} ${plain}`;
  const known = remembered.get(key);
  if (known) return known.slice();
  const pieces = piecesOf(plain, vocabulary);
  const half = most / 2;
  const meaning = forward(
    pieces.length > most ? [...pieces.slice(0, half), ...pieces.slice(-half)] : pieces,
  );
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= REMEMBERED) remembered.delete(oldest);
  remembered.set(key, meaning);
  return meaning.slice();
}

interface Encoder {
  forward: (pieces: readonly number[]) => Float32Array;
  vocabulary: Vocabulary;
  /** By text and how much of it was read, the oldest first. */
  remembered: Map<string, Float32Array>;
}

let loaded: Encoder | null = null;

/** Loaded once, for the first text: some megabytes that a start need not wait for. */
function load(): Encoder {
  loaded ??= {
    forward: loadForward(),
    vocabulary: readVocabulary(readFileSync(here('vocabulary.txt'), 'utf8')),
    remembered: new Map(),
  };
  return loaded;
}

const here = (name: string) => new URL(name, import.meta.url);

/** Node has it; its types know it only where there is a browser. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

/** What `forward.c` gives to the outside. */
interface Exports {
  memory: { buffer: ArrayBuffer };
  encode: (count: number) => void;
  ids_at: () => number;
  result_at: () => number;
  weights_at: () => number;
  weights_size: () => number;
}

function loadForward(): Encoder['forward'] {
  const module = new WebAssembly.Module(readFileSync(here('forward.wasm')));
  const exports = new WebAssembly.Instance(module).exports as Exports;
  const { buffer } = exports.memory;
  readInto(new Uint8Array(buffer, exports.weights_at(), exports.weights_size()));
  const ids = new Int32Array(buffer, exports.ids_at(), MAX_PIECES);
  const result = new Float32Array(buffer, exports.result_at(), DIMENSIONS);
  return (pieces) => {
    ids.set(pieces);
    exports.encode(pieces.length);
    return result.slice();
  };
}

/** Straight to where they are used: a copy on the way would stay in memory for long. */
function readInto(memory: Uint8Array): void {
  const file = openSync(here('weights.bin'), 'r');
  try {
    if (fstatSync(file).size !== memory.length)
      throw new Error('the weights of the encoder are not those of its program');
    let at = 0;
    while (at < memory.length) at += readSync(file, memory, at, memory.length - at, at);
  } finally {
    closeSync(file);
  }
}
