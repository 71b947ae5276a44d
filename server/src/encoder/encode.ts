import { readFileSync } from 'node:fs';
import { createDense, normalize, relu } from './dense.ts';
import { normalizeText } from './normalize-text.ts';
import { createPooling } from './pool.ts';
import { parseVocabulary, tokenize } from './tokenizer.ts';
import { readWeights } from './weights-file.ts';

export const DIMENSIONS = 512;
/** Only the beginning and the end of a long text are read: the question is usually there. */
const MAX_TOKENS = 60;

type Encode = (text: string) => Float32Array;

let loaded: Encode | null = null;

export function encode(text: string): Float32Array {
  loaded ??= load();
  return loaded(text);
}

function load(): Encode {
  const vocabulary = parseVocabulary(readFileSync(fileUrl('vocabulary.txt'), 'utf8'));
  const weights = readWeights(readFileSync(fileUrl('weights.bin')));
  const pool = createPooling(weights.tokens);
  const [hidden, output] = [createDense(weights.hidden), createDense(weights.output)];
  return (text) => {
    const tokens = keepBothEnds(tokenize(normalizeText(text), vocabulary));
    const embedding = output(relu(hidden(pool(tokens))));
    for (let i = 0; i < embedding.length; i++) embedding[i] = Math.tanh(embedding[i] as number);
    return normalize(embedding);
  };
}

const fileUrl = (name: string) => new URL(name, import.meta.url);

const keepBothEnds = (tokens: number[]) =>
  tokens.length > MAX_TOKENS
    ? [...tokens.slice(0, MAX_TOKENS / 2), ...tokens.slice(-MAX_TOKENS / 2)]
    : tokens;
