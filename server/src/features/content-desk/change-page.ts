import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { searchFields } from '@hearthway/domain/resources/search-text';
import { eq } from 'drizzle-orm';
import type { TxCall } from '../../db/call.ts';
import { saveVersion } from '../../db/content-versions.ts';
import { replacePassages } from '../../db/guide-passages.ts';
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

export function requireVersion(row: ResourceRow, version: number): void {
  if (row.version === version) return;
  throw new HttpProblem(409, 'changed_meanwhile', CONTENT_DESK_TEXT.changedMeanwhile);
}

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
  if (!after) throw new Error('updating a page returned no row');
  await saveVersion({ tx, now }, 'resource', { before, after, fieldsOf: versionFields });
  await replacePassages(tx, after);
  return after;
}

const versionFields = ({ searchText: _, excerpt: _excerpt, ...fields }: ResourceRow) => fields;
