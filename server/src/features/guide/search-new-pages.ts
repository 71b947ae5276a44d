import { chooseSources } from '@hearthway/domain/guide/choose-sources';
import type { Meaning } from '@hearthway/domain/guide/decide';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import { type FoundAnswer, findAnswer } from './find-answer.ts';
import { type Reader, readPages } from './read-pages.ts';

/** So many pages are asked for: what a member may not read leaves room for others. */
const CANDIDATES = 24;

/**
 * Pages that the practice has added are in no question that the guide has learned from: they are found
 * by their words.
 */
export async function searchNewPages(
  reader: Reader,
  question: string,
  meanings: readonly Meaning[],
  /** What of the question is looked for. */
  words = question,
): Promise<FoundAnswer | null> {
  const learned = new Set(meanings.flatMap(({ kind, id }) => (kind === 'health' ? id : [])));
  const found = reader.corpus.index(searchTerms(words), learned);
  const slugs = [...new Set(found.passages.map(({ slug }) => slug))].slice(0, CANDIDATES);
  const readable = new Set((await readPages(reader, slugs)).map(({ id }) => id));
  const open = found.passages.filter(({ id }) => readable.has(id));
  const [best] = chooseSources(open, found.rarity);
  if (!best) return null;
  const meaning = { kind: 'health', id: best.slug, likelihood: 1 } as const;
  return findAnswer(reader, [meaning], {
    question,
    previous: null,
    skipped: new Set(),
    page: undefined,
  });
}
