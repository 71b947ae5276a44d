import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHelp, readResources, readWorkshops } from '@hearthway/server/db/seed/content-files';
import { piecesOf, readVocabulary } from '@hearthway/server/encoder/pieces';
import { plainText } from '@hearthway/server/encoder/plain-text';
import { readExamples } from '@hearthway/server/features/guide/understand/examples';

const CRISIS = new URL('../../domain/src/guide/crisis/corpus/', import.meta.url);
const GAP = '▁';
const SHORTEST = 12;

/** What the small encoder is taught with: what members ask and say, and what pages and help say. */
export async function writeTexts(folder: string, vocabulary: string): Promise<void> {
  const known = readVocabulary(vocabulary);
  const pieces = (texts: readonly string[]) =>
    [...new Set(texts)].map((text) => piecesOf(plainText(text), known));
  const written = [...(await readResources()), ...(await readWorkshops()), ...(await readHelp())];
  const sentences = [...written.map(({ body }) => body), ...messages()].flatMap(sentencesOf);
  const texts = {
    questions: pieces((await readExamples()).map(({ text }) => text)),
    sentences: pieces(sentences),
    begins: vocabulary.split('\n').map((line) => line.startsWith(GAP)),
  };
  writeFileSync(join(folder, 'texts.json'), JSON.stringify(texts));
}

/** What the crisis ear learns from, as far as it is English. */
const messages = () =>
  readdirSync(CRISIS).flatMap((name) =>
    readFileSync(new URL(name, CRISIS), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .flatMap(([, , language, text]) => (language === 'en' && text ? [text] : [])),
  );

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\(http[^)]*\)/g, ' ')
    .replace(/[#*_>|`[\]]/g, ' ')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > SHORTEST);
