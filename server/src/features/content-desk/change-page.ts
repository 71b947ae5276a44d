import type { PageFields } from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { searchFields } from '@hearthway/domain/resources/search-text';
import { eq, sql } from 'drizzle-orm';
import type { TxCall } from '../../db/call.ts';
import { saveVersion } from '../../db/content-versions.ts';
import { replacePassages } from '../../db/guide-passages.ts';
import { pageDrafts, resources } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';
import { isWorkshop, type ResourceRow, type StoredPage } from './desk-page.ts';

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
    | 'reviewedBy'
    | 'reviewedOn'
    | 'reviewDueOn'
  >
>;
type Context = Pick<TxCall, 'tx' | 'now'> & { continues?: boolean };

export function requireVersion(row: ResourceRow, version: number): void {
  if (row.version === version) return;
  throw new HttpProblem(409, 'changed_meanwhile', CONTENT_DESK_TEXT.changedMeanwhile);
}

export async function changePage(
  { tx, now, continues = false }: Context,
  before: ResourceRow,
  change: Change,
): Promise<ResourceRow> {
  if (isSame(before, change)) return before;
  const wanted = { ...before, ...change };
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
  const saved = { before, after, fieldsOf: versionFields, continues };
  await saveVersion({ tx, now }, 'resource', saved);
  await replacePassages(tx, after);
  return after;
}

/**
 * Changes to a public page wait in a draft. So do changes to a reviewed page, because publishing
 * asks whether the clinical review still holds.
 */
export async function changeContent(
  context: Context,
  page: StoredPage,
  wanted: PageFields,
  contentHash: string | null = page.draft?.contentHash ?? null,
): Promise<StoredPage> {
  const { tx, now } = context;
  const { row, draft } = page;
  const fields = { ...wanted, ...kindFields(isWorkshop(row), wanted) };
  if (row.visibility === 'hidden' && !row.reviewedBy && !draft) {
    const change = { ...fields, contentHash: contentHash ?? row.contentHash };
    const after = await changePage(context, row, change);
    return after === row ? page : { ...page, row: after };
  }
  const isAsBefore =
    isSame({ ...row, ...draft?.fields }, fields) && contentHash === (draft?.contentHash ?? null);
  if (isAsBefore) return page;
  const after = await countVersion(context, row, fields);
  const values = { fields, contentHash, savedAt: now, savedBy: sql`app.own_first_name()` };
  if (isSame(row, fields) && contentHash === null) {
    await deleteDraft(tx, row.id);
    return { ...page, row: after, draft: null };
  }
  const [saved] = await tx
    .insert(pageDrafts)
    .values({ resourceId: row.id, ...values })
    .onConflictDoUpdate({ target: pageDrafts.resourceId, set: values })
    .returning();
  return { ...page, row: after, draft: saved ?? null };
}

async function countVersion(
  { tx, now, continues = false }: Context,
  before: ResourceRow,
  fields: Partial<ResourceRow>,
): Promise<ResourceRow> {
  const counted = { isDesks: true, version: before.version + 1 };
  await tx.update(resources).set(counted).where(eq(resources.id, before.id));
  const after = { ...before, ...counted };
  await saveVersion({ tx, now }, 'resource', {
    before,
    after: { ...after, ...fields },
    fieldsOf: versionFields,
    isDraft: true,
    continues,
  });
  return after;
}

export const deleteDraft = (tx: Context['tx'], id: string) =>
  tx.delete(pageDrafts).where(eq(pageDrafts.resourceId, id));

export const kindFields = (
  isAWorkshop: boolean,
  { tags, lane }: Pick<PageFields, 'tags' | 'lane'>,
) => {
  const words = [...new Set(tags.filter((tag) => tag !== 'workshop'))];
  return isAWorkshop
    ? { tags: ['workshop', ...words], lane: 'SHJ' as const }
    : { tags: words, lane };
};

const isSame = (row: ResourceRow, change: Partial<ResourceRow>): boolean =>
  (Object.keys(change) as (keyof ResourceRow)[]).every(
    (key) => JSON.stringify(row[key]) === JSON.stringify(change[key]),
  );

const versionFields = ({ searchText: _, excerpt: _excerpt, ...fields }: ResourceRow) => fields;
