import type { TxCall } from '../../db/call.ts';
import type { Corpus, Passage } from './corpus.ts';
import { readPagesOut } from './pages-out.ts';
import type { Asker } from './read-asker.ts';

/** Somebody who asks, and what there is to read. */
export interface Reader extends TxCall {
  asker: Asker;
  corpus: Corpus;
}

/**
 * Everything on these pages that this member may read, page by page. What a page refuses is not
 * found: pages that are not out by row-level security, locked workshops by the rule of their pages,
 * ACTION parts by the rule of the membership.
 */
export async function readPages(
  { tx, asker, corpus }: Reader,
  slugs: readonly string[],
): Promise<Passage[]> {
  const known = slugs.filter((slug) => corpus.pages.has(slug));
  if (known.length === 0) return [];
  const unasked = known.filter((slug) => !asker.isOut.has(slug));
  if (unasked.length > 0) {
    asker.isOut = new Map([...asker.isOut, ...(await readPagesOut(tx, unasked))]);
  }
  const isOut = (slug: string) => asker.isOut.get(slug) ?? false;
  const isOpen = new Set(
    asker.workshops.flatMap(({ workshop, status }) => (status === 'locked' ? [] : workshop.id)),
  );
  return known.flatMap((slug) => {
    const page = corpus.pages.get(slug);
    if (!page || !isOut(slug)) return [];
    if (page.isWorkshop && !isOpen.has(page.resourceId)) return [];
    return page.passages.filter(({ isPremium }) => asker.isPremium || !isPremium);
  });
}
