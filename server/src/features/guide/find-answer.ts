import { type BuiltInAnswer, builtInAnswer } from '@hearthway/domain/guide/built-in-answer';
import { chooseSources } from '@hearthway/domain/guide/choose-sources';
import { followUp } from '@hearthway/domain/guide/follow-up';
import { type SearchTerm, searchTerms } from '@hearthway/domain/guide/search-terms';
import type { TxCall } from '../../db/call.ts';
import { type FoundPassage, readPassages, searchPassages } from './search-passages.ts';
import type { Thread } from './thread.ts';

/** Passages of a page that are looked at for the best quotation, and given to a model. */
const PER_PAGE = 4;
const CARRIED_OVER = 0.6;

export interface FoundAnswer extends BuiltInAnswer {
  /** What it was made from, for a model that may say it better. */
  passages: FoundPassage[];
  /** The question that this one goes on from. */
  previous: string | null;
}

/** The built-in answer from what this member may read; null when the pages do not say. */
export async function findAnswer(
  call: TxCall,
  { question, thread }: { question: string; thread: Thread },
): Promise<FoundAnswer | null> {
  const leaning = followUp(question);
  const previous =
    leaning === 'none' ? undefined : thread.questions.find((asked) => followUp(asked) !== 'more');
  const terms = termsFor(question, previous, leaning === 'more');
  const found = await searchPassages(call, terms);
  const skipped = new Set(leaning === 'more' ? thread.quoted : []);
  const pages = chooseSources(found.passages, found.rarity)
    .map(({ passages }) => passages.filter(({ id }) => !skipped.has(id)).slice(0, PER_PAGE))
    .filter((passages) => passages.length > 0);
  const read = await readPassages(
    call,
    pages.flat().map(({ id }) => id),
    terms,
  );
  const answer = builtInAnswer(
    pages.map((page) => page.flatMap(({ id }) => read.find((passage) => passage.id === id) ?? [])),
  );
  return answer && { ...answer, passages: read, previous: previous ?? null };
}

function termsFor(question: string, previous: string | undefined, isMore: boolean): SearchTerm[] {
  if (previous === undefined) return searchTerms(question);
  if (isMore) return searchTerms(previous);
  const own = searchTerms(question);
  const said = new Set(own.map(({ word }) => word));
  const carried = searchTerms(previous)
    .filter(({ word }) => !said.has(word))
    .map((term) => ({
      ...term,
      group: term.group + own.length,
      weight: term.weight * CARRIED_OVER,
    }));
  return [...own, ...carried];
}
