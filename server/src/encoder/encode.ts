import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { piecesOf, readVocabulary, type Vocabulary } from './pieces.ts';
import { plainText, sentencesOf } from './plain-text.ts';

/** So many numbers say what a text means; together they have the length one. */
export const DIMENSIONS = 512;
/** What comes after these in a text is not read, so that no text takes long. */
const MAX_PIECES = 128;
/** Of all sentences together: as many as the longest message has, which takes a tenth of a second. */
const MAX_PIECES_IN_SENTENCES = 512;

/**
 * What a text means, as a direction: texts that mean alike point alike, whatever their words. By the
 * Universal Sentence Encoder lite, some four milliseconds for a question of fifteen words.
 */
export function encode(text: string): Float32Array {
  const { forward, vocabulary } = load();
  return forward(piecesOf(plainText(text), vocabulary).slice(0, MAX_PIECES));
}

/** What each sentence of a text means, in order; of a long text only those at its beginning and end. */
export function encodeSentences(text: string): Float32Array[] {
  const { forward, vocabulary } = load();
  const sentences = sentencesOf(text).map((sentence) =>
    piecesOf(sentence, vocabulary).slice(0, MAX_PIECES),
  );
  return bothEnds(sentences).map(forward);
}

/** Taken from the beginning and the end in turn, until they are too many together. */
function bothEnds(sentences: readonly number[][]): number[][] {
  const [first, last]: [number[][], number[][]] = [[], []];
  let left = MAX_PIECES_IN_SENTENCES;
  for (let taken = 0; taken < sentences.length; taken++) {
    const isFirst = taken % 2 === 0;
    const sentence = (isFirst ? sentences[first.length] : sentences.at(-1 - last.length)) ?? [];
    left -= sentence.length;
    if (left < 0) break;
    (isFirst ? first : last).push(sentence);
  }
  return [...first, ...last.reverse()];
}

interface Encoder {
  forward: (pieces: readonly number[]) => Float32Array;
  vocabulary: Vocabulary;
}

let loaded: Encoder | null = null;

/** Loaded once, for the first text: some megabytes that a start need not wait for. */
function load(): Encoder {
  loaded ??= {
    forward: loadForward(),
    vocabulary: readVocabulary(readFileSync(here('vocabulary.txt'), 'utf8')),
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
