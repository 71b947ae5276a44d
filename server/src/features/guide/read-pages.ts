import type { Passage } from './corpus.ts';
import { readPagesOut } from './pages-out.ts';
import type { Reader } from './reader.ts';
import { workshopsReached } from './workshops-reached.ts';

/**
 * Everything on these pages that this member may read, page by page. What a page refuses is not
 * found: pages that are not out by row-level security, locked workshops by the rule of their pages,
 * ACTION parts by the rule of the membership.
 */
export async function readPages(reader: Reader, slugs: readonly string[]): Promise<Passage[]> {
  const { tx, asker, corpus } = reader;
  const known = slugs.filter((slug) => corpus.pages.has(slug));
  if (known.length === 0) return [];
  const unasked = known.filter((slug) => !asker.isOut.has(slug));
  if (unasked.length > 0) {
    asker.isOut = new Map([...asker.isOut, ...(await readPagesOut(tx, unasked))]);
  }
  const pages = known.flatMap((slug) => (asker.isOut.get(slug) && corpus.pages.get(slug)) || []);
  const reached = pages.some(({ isWorkshop }) => isWorkshop) ? await workshopsReached(reader) : [];
  const isOpen = new Set(
    reached.flatMap(({ workshop, status }) => (status === 'locked' ? [] : workshop.id)),
  );
  return pages
    .filter(({ isWorkshop, resourceId }) => !isWorkshop || isOpen.has(resourceId))
    .flatMap(({ passages }) => passages.filter(({ isPremium }) => asker.isPremium || !isPremium));
}
