import { contentState } from '@hearthway/domain/content-desk/content-state';
import type { DeskPage, PageFields, PageLine } from '@hearthway/domain/content-desk/contract';
import { CONTENT_DESK_TEXT } from '@hearthway/domain/content-desk/messages';
import { and, eq, getColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { resources, shippedContent } from '../../db/tables/content.ts';
import { HttpProblem } from '../../http/problem.ts';

export type ResourceRow = typeof resources.$inferSelect;

const isShipped = and(eq(shippedContent.kind, 'resource'), eq(shippedContent.key, resources.slug));

const isOffered = sql<boolean>`${resources.isDesks} and coalesce(
  ${shippedContent.hash} is distinct from ${resources.contentHash} and ${shippedContent.hash} is not null, false)`;

const { body: _, searchText: _text, ...lineColumns } = getColumns(resources);

export const selectPageLines = (tx: Tx) =>
  tx
    .select({ ...lineColumns, isOffered })
    .from(resources)
    .leftJoin(shippedContent, isShipped);

interface ShippedPage {
  row: ResourceRow;
  shipped: { hash: string; fields: PageFields } | null;
}

export async function readPageRow(tx: Tx, id: string, lock = false): Promise<ShippedPage> {
  const query = tx.select().from(resources).where(eq(resources.id, id));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw new HttpProblem(404, 'page_not_found', CONTENT_DESK_TEXT.notFound);
  const [shipped] = await tx
    .select({ hash: shippedContent.hash, fields: shippedContent.fields })
    .from(shippedContent)
    .where(and(eq(shippedContent.kind, 'resource'), eq(shippedContent.key, row.slug)));
  return {
    row,
    shipped: shipped
      ? { hash: shipped.hash, fields: toPageFields(shipped.fields as ResourceRow) }
      : null,
  };
}

export const isWorkshop = ({ tags }: { tags: readonly string[] }) => tags.includes('workshop');

/** Editors choose the kind of a page instead of typing the tag `workshop`. */
export const toPageFields = (row: Omit<PageFields, never>): PageFields => ({
  title: row.title,
  body: row.body,
  lane: row.lane,
  tags: row.tags.filter((tag) => tag !== 'workshop'),
  coverUrl: row.coverUrl ?? null,
  link: row.link ?? null,
  minutes: row.minutes ?? null,
});

export const toPageLine = (
  row: Omit<ResourceRow, 'body' | 'searchText'> & { isOffered: boolean },
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
});

export function toDeskPage({ row, shipped }: ShippedPage, now: Date): DeskPage {
  const offered = row.isDesks && shipped && shipped.hash !== row.contentHash ? shipped : null;
  return {
    ...toPageLine({ ...row, isOffered: offered !== null }, now),
    ...toPageFields(row),
    version: row.version,
    offered: offered?.fields ?? null,
  };
}
