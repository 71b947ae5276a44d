import { readFileSync } from 'node:fs';
import { createDense, normalize, relu } from './dense.ts';
import { normalizeText } from './normalize-text.ts';
import { createPooling } from './pool.ts';
import { parseVocabulary, tokenize } from './tokenizer.ts';
import { readWeights } from './weights-file.ts';

export const DIMENSIONS = 512;
/**
 * Of a longer text, the first and last 30 tokens are used, because a question is usually at the
 * start or the end.
 */
const MAX_TOKENS = 60;

type Encode = (text: string) => Float32Array;

let loaded: Encode | null = null;

/**
 * Embeds a text as a unit vector; texts with similar meaning get similar vectors. The model is
 * distilled from the Universal Sentence Encoder lite and takes a fraction of a millisecond.
 */
export function encode(text: string): Float32Array {
  loaded ??= load();
  return loaded(text);
}

/**
 * Loads the model. Called at the first use, so that the start does not wait for several megabytes
 * of weights.
 */
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
