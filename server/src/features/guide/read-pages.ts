import { isOut, type Passage } from './corpus.ts';
import type { Reader } from './reader.ts';
import { workshopsReached } from './workshops-reached.ts';

/**
 * Everything on these pages that this member may read, page by page. What a page refuses is not
 * found: pages that are not out, locked workshops by the rule of their pages, ACTION parts by the
 * rule of the membership.
 */
export function readPages(
  reader: Pick<Reader, 'asker' | 'corpus'>,
  slugs: readonly string[],
): Passage[] {
  const { asker, corpus } = reader;
  const pages = slugs
    .flatMap((slug) => corpus.pages.get(slug) ?? [])
    .filter((page) => isOut(page, asker.moment));
  const reached = pages.some(({ isWorkshop }) => isWorkshop) ? workshopsReached(reader) : [];
  const isOpen = new Set(
    reached.flatMap(({ workshop, status }) => (status === 'locked' ? [] : workshop.id)),
  );
  return pages
    .filter(({ isWorkshop, id }) => !isWorkshop || isOpen.has(id))
    .flatMap(({ passages }) => passages.filter(({ isPremium }) => asker.isPremium || !isPremium));
}
