import { contentState } from '@hearthway/domain/content-desk/content-state';
import type { DeskPage, PageFields, PageLine } from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import type { Review } from '@hearthway/domain/content-desk/review';
import { and, eq, getColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { pageDrafts, resources, shippedContent } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';

export type ResourceRow = typeof resources.$inferSelect;
export type PageDraft = typeof pageDrafts.$inferSelect;

const isShipped = and(eq(shippedContent.kind, 'resource'), eq(shippedContent.key, resources.slug));

const isOffered = sql<boolean>`${resources.isDesks} and coalesce(
  ${shippedContent.hash} is distinct from coalesce(${pageDrafts.contentHash}, ${resources.contentHash})
  and ${shippedContent.hash} is not null, false)`;

const { body: _, searchText: _text, ...lineColumns } = getColumns(resources);

export const selectPageLines = (tx: Tx) =>
  tx
    .select({
      ...lineColumns,
      title: sql<string>`coalesce(${pageDrafts.fields} ->> 'title', ${resources.title})`,
      draftSavedAt: pageDrafts.savedAt,
      changedBy: sql<string | null>`(select v.saved_by from content_versions v
        where v.kind = 'resource' and v.item = ${resources.id} order by v.version desc limit 1)`,
      parts: sql<number>`(select count(*)::int from regexp_matches(
        coalesce(${pageDrafts.fields} ->> 'body', ${resources.body}), '^## (KNOW|ACTION)', 'gn'))`,
      isOffered,
    })
    .from(resources)
    .leftJoin(pageDrafts, eq(pageDrafts.resourceId, resources.id))
    .leftJoin(shippedContent, isShipped);

export interface StoredPage {
  row: ResourceRow;
  draft: PageDraft | null;
  shipped: { hash: string; fields: PageFields } | null;
}

export async function readPageRow(tx: Tx, id: string, lock = false): Promise<StoredPage> {
  const query = tx.select().from(resources).where(eq(resources.id, id));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw new HttpProblem(404, 'page_not_found', CONTENT_DESK_TEXT.notFound);
  const [draft] = await tx.select().from(pageDrafts).where(eq(pageDrafts.resourceId, id));
  const [shipped] = await tx
    .select({ hash: shippedContent.hash, fields: shippedContent.fields })
    .from(shippedContent)
    .where(and(eq(shippedContent.kind, 'resource'), eq(shippedContent.key, row.slug)));
  return {
    row,
    draft: draft ?? null,
    shipped: shipped
      ? { hash: shipped.hash, fields: toPageFields(shipped.fields as ResourceRow) }
      : null,
  };
}

export const isWorkshop = ({ tags }: { tags: readonly string[] }) => tags.includes('workshop');

/**
 * Editors choose between a resource and a workshop. They do not see the tag `workshop` that stores
 * this choice.
 */
export const toPageFields = (row: Omit<PageFields, never>): PageFields => ({
  title: row.title,
  body: row.body,
  lane: row.lane,
  tags: row.tags.filter((tag) => tag !== 'workshop'),
  coverUrl: row.coverUrl ?? null,
  link: row.link ?? null,
  minutes: row.minutes ?? null,
});

type ReviewColumns = Pick<ResourceRow, 'reviewedBy' | 'reviewedOn' | 'reviewDueOn'>;

export const toReview = ({ reviewedBy, reviewedOn, reviewDueOn }: ReviewColumns): Review | null =>
  reviewedBy && reviewedOn && reviewDueOn
    ? { by: reviewedBy, on: reviewedOn, dueOn: reviewDueOn }
    : null;

export const toReviewColumns = (review: Review | null): ReviewColumns => ({
  reviewedBy: review?.by ?? null,
  reviewedOn: review?.on ?? null,
  reviewDueOn: review?.dueOn ?? null,
});

export const toPageLine = (
  row: Omit<ResourceRow, 'body' | 'searchText'> & {
    isOffered: boolean;
    draftSavedAt: Date | null;
  },
  now: Date,
): PageLine => ({
  id: row.id,
  slug: row.slug,
  kind: isWorkshop(row) ? 'workshop' : 'resource',
  title: row.title,
  lane: row.lane,
  order: row.order,
  state: contentState(row, now),
  publishAt: row.publishAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
  isDesks: row.isDesks,
  isOffered: row.isOffered,
  draftSavedAt: row.draftSavedAt?.toISOString() ?? null,
  review: toReview(row),
});

export function hasUpdate({ row, draft, shipped }: StoredPage): boolean {
  const known = draft?.contentHash ?? row.contentHash;
  return row.isDesks && shipped !== null && shipped.hash !== known;
}

export function toDeskPage(page: StoredPage, now: Date): DeskPage {
  const { row, draft, shipped } = page;
  const isUpdateOffered = hasUpdate(page);
  const latest = { ...row, ...draft?.fields };
  return {
    ...toPageLine(
      { ...latest, isOffered: isUpdateOffered, draftSavedAt: draft?.savedAt ?? null },
      now,
    ),
    ...toPageFields(latest),
    version: row.version,
    offered: isUpdateOffered ? (shipped?.fields ?? null) : null,
    published: draft ? toPageFields(row) : null,
    draftSavedBy: draft?.savedBy ?? null,
  };
}
