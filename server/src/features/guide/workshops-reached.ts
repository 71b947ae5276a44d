import { resources } from '../../db/tables/content.ts';
import { isWorkshop, placeColumns, placesOf } from '../../member/workshop-places.ts';
import type { Reader } from './reader.ts';

/**
 * All workshops that are out, in their places, with where this member stands. Which are out was asked
 * for this answer; what they are called and where they stand is the same for everybody, and kept with
 * the corpus, which a change of it renews.
 */
export async function workshopsReached({
  tx,
  asker: { workshopsOut, workshopsCompleted },
  corpus: { workshops },
}: Pick<Reader, 'tx' | 'asker' | 'corpus'>) {
  if (workshopsOut.some((id) => !workshops.has(id))) {
    const columns = { ...placeColumns, slug: resources.slug };
    const rows = await tx.select(columns).from(resources).where(isWorkshop);
    for (const row of rows) workshops.set(row.id, row);
  }
  return placesOf(
    workshopsOut.flatMap((id) => workshops.get(id) ?? []),
    workshopsCompleted,
  );
}
