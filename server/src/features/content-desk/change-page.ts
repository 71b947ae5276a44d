import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { searchFields } from '@hearthway/domain/resources/search-text';
import { eq } from 'drizzle-orm';
import type { TxCall } from '../../db/call.ts';
import { keepVersion } from '../../db/content-versions.ts';
import { remakePassages } from '../../db/seed/load-passages.ts';
import { resources } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';
import { isWorkshop, type ResourceRow } from './desk-page.ts';

type Change = Partial<
  Pick<
    ResourceRow,
    | 'title'
    | 'body'
    | 'lane'
    | 'tags'
    | 'coverUrl'
    | 'link'
    | 'minutes'
    | 'order'
    | 'visibility'
    | 'publishAt'
    | 'createdAt'
    | 'contentHash'
  >
>;

/** Whoever began with another version is told, and nothing is written. */
export function requireVersion(row: ResourceRow, version: number): void {
  if (row.version === version) return;
  throw new HttpProblem(409, 'changed_meanwhile', CONTENT_DESK_TEXT.changedMeanwhile);
}

/**
 * Writes a change into a page that is locked, with its history. From here on the page is the desk's.
 * What is found by searching and quoted by the guide follows in the same transaction.
 */
export async function changePage(
  { tx, now }: Pick<TxCall, 'tx' | 'now'>,
  before: ResourceRow,
  change: Change,
): Promise<ResourceRow> {
  const wanted = { ...before, ...change };
  const isSame = (Object.keys(change) as (keyof Change)[]).every(
    (key) => JSON.stringify(before[key]) === JSON.stringify(wanted[key]),
  );
  if (isSame) return before;
  const [after] = await tx
    .update(resources)
    .set({
      ...change,
      ...(isWorkshop(wanted) ? {} : searchFields(wanted)),
      isDesks: true,
      version: before.version + 1,
      changedAt: now,
    })
    .where(eq(resources.id, before.id))
    .returning();
  if (!after) throw new Error('a changed page has no row');
  await keepVersion({ tx, now }, 'resource', { before, after, fieldsOf: versionFields });
  await remakePassages(tx, after);
  return after;
}

const versionFields = ({ searchText: _, excerpt: _excerpt, ...fields }: ResourceRow) => fields;
