import { chooseSources, mayBeSource } from '@hearthway/domain/guide/choose-sources';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import type { Asked } from './asked.ts';
import type { Corpus } from './corpus.ts';
import { type FoundAnswer, findAnswer } from './find-answer.ts';
import { readPages } from './read-pages.ts';
import type { Reader } from './reader.ts';

/** So many pages are looked at: what a member may not read leaves room for others. */
const CANDIDATES = 24;

type Searched = Pick<Asked, 'question' | 'understood'>;

/**
 * Pages that the practice has added are in no question that the guide has learned from: they are found
 * by these words.
 */
const searchFor = ({ index }: Corpus, { understood: { learned } }: Searched, words: string) =>
  index(searchTerms(words), learned);

/** An answer from a new page. */
export function searchNewPages(
  reader: Reader,
  searched: Searched,
  /** What of the question is looked for. */
  words = searched.question,
): FoundAnswer | null {
  const found = searchFor(reader.corpus, searched, words);
  const slugs = [...new Set(found.passages.map(({ slug }) => slug))].slice(0, CANDIDATES);
  const readable = new Set(readPages(reader, slugs).map(({ id }) => id));
  const open = found.passages.filter(({ id }) => readable.has(id));
  const [best] = chooseSources(open, found.rarity);
  if (!best) return null;
  const meaning = { kind: 'health', id: best.slug, likelihood: 1 } as const;
  return findAnswer(reader, [meaning], {
    question: searched.question,
    previous: null,
    skipped: new Set(),
    page: undefined,
  });
}

/** What nobody has asked about so far may be what a page is about that the practice has added. */
export const searchUnmet = (reader: Reader, searched: Searched) =>
  searched.understood.unmet.length > 0 ? searchNewPages(reader, searched, unmetIn(searched)) : null;

/** Whether somebody might find it on a new page, if they may read it. */
export const isOnNewPages = (corpus: Corpus, searched: Searched) =>
  [searched.question, unmetIn(searched)].some((words) => {
    const { passages, rarity } = searchFor(corpus, searched, words);
    return mayBeSource(passages, rarity);
  });

const unmetIn = ({ understood: { unmet } }: Searched) => unmet.join(' ');
