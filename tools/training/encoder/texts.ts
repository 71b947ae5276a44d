import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHelp, readResources, readWorkshops } from '@hearthway/server/db/seed/content-files';
import { normalizeText } from '@hearthway/server/encoder/normalize-text';
import { parseVocabulary, tokenize } from '@hearthway/server/encoder/tokenizer';
import { readExamples } from '../intent/examples.ts';

const CRISIS = new URL('../crisis/corpus/', import.meta.url);
const SPACE = '▁';
const MIN_LENGTH = 12;

export async function writeTexts(folder: string, vocabulary: string): Promise<void> {
  const known = parseVocabulary(vocabulary);
  const tokenizeAll = (texts: readonly string[]) =>
    [...new Set(texts)].map((text) => tokenize(normalizeText(text), known));
  const written = [...(await readResources()), ...(await readWorkshops()), ...(await readHelp())];
  const sentences = [...written.map(({ body }) => body), ...readCrisisPhrases()].flatMap(
    splitSentences,
  );
  const texts = {
    questions: tokenizeAll((await readExamples()).map(({ text }) => text)),
    sentences: tokenizeAll(sentences),
    begins: vocabulary.split('\n').map((line) => line.startsWith(SPACE)),
  };
  writeFileSync(join(folder, 'texts.json'), JSON.stringify(texts));
}

const readCrisisPhrases = () =>
  readdirSync(CRISIS).flatMap((name) =>
    readFileSync(new URL(name, CRISIS), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .flatMap(([, , language, text]) => (language === 'en' && text ? [text] : [])),
  );

const splitSentences = (text: string): string[] =>
  text
    .replace(/\(http[^)]*\)/g, ' ')
    .replace(/[#*_>|`[\]]/g, ' ')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > MIN_LENGTH);
