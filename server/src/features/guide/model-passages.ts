import type { Intent } from '@hearthway/domain/guide/decide';
import { isPlantedInstruction } from '@hearthway/domain/guide/model-check/unsafe-wording';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import type { Passage } from './corpus.ts';
import { toStem } from './intent/words.ts';
import { passageStems } from './passage-stems.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';

const MAX_PAGES = 6;
const MAX_CANDIDATES = 16;
/** Short passages suit a small language model on the practice's own machine. */
const MAX_SENTENCES = 6;

type Readable = Pick<Reader, 'asker' | 'corpus'>;

export function modelPassages(
  reader: Readable,
  intents: readonly Intent[],
  { question, quotedSlugs }: { question: string; quotedSlugs: readonly string[] },
): Passage[] {
  const likely = intents
    .filter(({ kind, id }) => kind === 'health' && id !== '-')
    .slice(0, MAX_CANDIDATES)
    .map(({ id }) => id);
  const slugs = [...new Set([...quotedSlugs, ...likely])];
  const pages = Map.groupBy(readPages(reader, slugs), ({ slug }) => slug);
  const weights = new Map(searchTerms(question).map(({ word, weight }) => [toStem(word), weight]));
  return slugs
    .flatMap((slug) => {
      const passages = pages.get(slug);
      return passages ? [passages] : [];
    })
    .slice(0, MAX_PAGES)
    .flatMap((passages) => selectPassages(passages, weights))
    .map(withoutInstructions)
    .map((passage) => ({ ...passage, sentences: passage.sentences.slice(0, MAX_SENTENCES) }))
    .filter(({ sentences }) => sentences.length > 0);
}

export const readablePassages = (reader: Readable, passages: readonly Passage[]): Passage[] =>
  readPages(reader, [...new Set(passages.map(({ slug }) => slug))]).map(withoutInstructions);

const withoutInstructions = (passage: Passage): Passage => ({
  ...passage,
  sentences: passage.sentences.filter((sentence) => !isPlantedInstruction(sentence)),
});

function selectPassages(
  [opening, ...sections]: readonly Passage[],
  weights: ReadonlyMap<string, number>,
): Passage[] {
  if (!opening) return [];
  const score = (passage: Passage) => {
    let sum = 0;
    for (const stem of passageStems(passage).all) sum += weights.get(stem) ?? 0;
    return sum;
  };
  const [closest] = sections
    .map((section) => ({ section, score: score(section) }))
    .filter(({ score: found }) => found > 0)
    .sort((a, b) => b.score - a.score);
  return closest ? [opening, closest.section] : [opening];
}

export function lockedSentences(reader: Readable): string[] {
  const all = [...reader.corpus.pages.values()];
  const readable = new Set(
    readPages(
      reader,
      all.map(({ slug }) => slug),
    ).map(({ id }) => id),
  );
  return all
    .flatMap(({ passages }) => passages)
    .filter(({ id }) => !readable.has(id))
    .flatMap(({ sentences }) => sentences);
}
