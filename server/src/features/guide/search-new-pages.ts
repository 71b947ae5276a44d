import { chooseSources } from '@hearthway/domain/guide/choose-sources';
import type { Meaning } from '@hearthway/domain/guide/decide';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import type { TxCall } from '../../db/call.ts';
import { type FoundAnswer, findAnswer } from './find-answer.ts';
import { searchPassages } from './search-passages.ts';

const slugOf = (path: string) => path.split('/').at(-1) ?? '';

/**
 * Pages that the practice has added are in no question that the guide has learned from: PostgreSQL's
 * own search finds them by their words.
 */
export async function searchNewPages(
  call: TxCall,
  question: string,
  meanings: readonly Meaning[],
  /** What of the question is looked for. */
  words = question,
): Promise<FoundAnswer | null> {
  const learned = new Set(meanings.flatMap(({ kind, id }) => (kind === 'health' ? id : [])));
  const found = await searchPassages(call, searchTerms(words), [...learned]);
  const pages = chooseSources(found.passages, found.rarity).map(({ path }) => slugOf(path));
  const [page] = pages;
  if (page === undefined) return null;
  const meaning = { kind: 'health', id: page, likelihood: 1 } as const;
  return findAnswer(call, [meaning], {
    question,
    previous: null,
    skipped: new Set(),
    page: undefined,
  });
}
