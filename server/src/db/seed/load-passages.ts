import { createHash } from 'node:crypto';
import { passagesOf } from '@hearthway/domain/guide/passages';
import { eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { resources } from '../tables/content.ts';
import { guidePassages } from '../tables/guide.ts';
import { CONTENT_FOLDER, readAskedAs } from './content-files.ts';

/** Raise it when passages are cut in another way: all are made again at the next start. */
const CUT = 2;

/** Makes the guide's passages say what the resources say, also those that came from elsewhere. */
export async function loadPassages(tx: NodePgDatabase, folder = CONTENT_FOLDER): Promise<void> {
  const askedAs = await readAskedAs(folder);
  const all = await tx.select().from(resources).where(eq(resources.visibility, 'public'));
  const made = await tx
    .selectDistinct({ resourceId: guidePassages.resourceId, hash: guidePassages.sourceHash })
    .from(guidePassages);
  const known = new Map(made.map((row) => [row.resourceId, row.hash]));
  const wanted = all.map((row) => ({ row, hash: hashOf(row, askedAs[row.slug]) }));
  const changed = wanted.filter(({ row, hash }) => known.get(row.id) !== hash);
  const ids = new Set(all.map(({ id }) => id));
  const stale = [
    ...changed.map(({ row }) => row.id),
    ...[...known.keys()].filter((id) => !ids.has(id)),
  ];
  if (stale.length > 0) {
    await tx.delete(guidePassages).where(inArray(guidePassages.resourceId, stale));
  }
  for (const { row } of changed) await insertPassages(tx, row, askedAs[row.slug]);
}

/** The same for one page that has just changed. */
export async function remakePassages(
  tx: NodePgDatabase,
  row: typeof resources.$inferSelect,
  folder = CONTENT_FOLDER,
): Promise<void> {
  const askedAs = await readAskedAs(folder);
  await tx.delete(guidePassages).where(eq(guidePassages.resourceId, row.id));
  if (row.visibility === 'public') await insertPassages(tx, row, askedAs[row.slug]);
}

async function insertPassages(
  tx: NodePgDatabase,
  row: typeof resources.$inferSelect,
  askedAs: string | undefined,
): Promise<void> {
  const passages = passagesOf(row).map((passage, position) => ({
    ...passage,
    resourceId: row.id,
    position,
    path: pathOf(row),
    title: row.title,
    tags: row.tags.filter((tag) => tag !== 'workshop').join(' '),
    askedAs: askedAs ?? '',
    sourceHash: hashOf(row, askedAs),
  }));
  if (passages.length > 0) await tx.insert(guidePassages).values(passages);
}

const pathOf = ({ slug, tags }: typeof resources.$inferSelect) =>
  tags.includes('workshop') ? `/shj/workshops/${slug}` : `/resources/${slug}`;

function hashOf(
  { slug, title, tags, body }: typeof resources.$inferSelect,
  askedAs: string | undefined,
): string {
  const made = JSON.stringify([CUT, slug, title, tags, body, askedAs]);
  return createHash('sha256').update(made).digest('hex');
}
