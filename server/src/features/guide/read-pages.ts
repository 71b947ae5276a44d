import { isPublished, type Passage } from './corpus.ts';
import type { Reader } from './reader.ts';
import { getWorkshopStatuses } from './workshop-statuses.ts';

export function readPages(
  reader: Pick<Reader, 'asker' | 'corpus'>,
  slugs: readonly string[],
): Passage[] {
  const { asker, corpus } = reader;
  const pages = slugs
    .flatMap((slug) => corpus.pages.get(slug) ?? [])
    .filter((page) => isPublished(page, asker.moment));
  const statuses = pages.some(({ isWorkshop }) => isWorkshop) ? getWorkshopStatuses(reader) : [];
  const openWorkshops = new Set(
    statuses.flatMap(({ workshop, status }) => (status === 'locked' ? [] : workshop.id)),
  );
  return pages
    .filter(({ isWorkshop, id }) => !isWorkshop || openWorkshops.has(id))
    .flatMap(({ passages }) => passages.filter(({ isPremium }) => asker.isPremium || !isPremium));
}
