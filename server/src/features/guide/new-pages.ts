import type { Decision, Meaning } from '@hearthway/domain/guide/decide';
import { searchTerms } from '@hearthway/domain/guide/search-terms';
import type { Corpus } from './corpus.ts';
import type { Found } from './search-index.ts';
import type { Understood } from './understand/understand.ts';

/** So many pages are asked for: what a member may not read leaves room for others. */
const CANDIDATES = 24;

/**
 * Pages that the practice has added are in no question that the guide has learned from: they are found
 * by these words, once for an answer.
 */
export type NewPages = (words: string) => Found;

export function newPagesIn({ index }: Corpus, meanings: readonly Meaning[]): NewPages {
  const learned = new Set(meanings.flatMap(({ kind, id }) => (kind === 'health' ? id : [])));
  const known = new Map<string, Found>();
  return (words) => {
    const found = known.get(words) ?? index(searchTerms(words), learned);
    known.set(words, found);
    return found;
  };
}

/** The new pages that an answer may come from, by slug, before it is known what was said before. */
export function likelyNewPages(
  newPages: NewPages,
  question: string,
  { unmet }: Understood,
  { kind }: Decision,
): string[] {
  if (kind !== 'health' && kind !== 'outside' && kind !== 'uncovered') return [];
  const words = unmet.length > 0 ? [unmet.join(' ')] : [];
  if (kind !== 'health') words.push(question);
  return words.flatMap((wording) => candidatesOf(newPages(wording)));
}

/** The best of them, by slug. */
export const candidatesOf = ({ passages }: Found) =>
  [...new Set(passages.map(({ slug }) => slug))].slice(0, CANDIDATES);
