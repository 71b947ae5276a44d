import { createHash } from 'node:crypto';
import { toPassages } from '@hearthway/domain/guide/passages';
import { eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { CONTENT_FOLDER, readAskedAs } from './seed/content-files.ts';
import { resources } from './tables/content.ts';
import { guidePassages } from './tables/guide.ts';

type Resource = typeof resources.$inferSelect;

/** Increase this number if `toPassages` changes; the next start then rebuilds all passages. */
const PASSAGE_FORMAT = 4;

export async function syncPassages(tx: NodePgDatabase, folder = CONTENT_FOLDER): Promise<void> {
  const askedAs = await readAskedAs(folder);
  const all = await tx.select().from(resources).where(eq(resources.visibility, 'public'));
  const made = await tx
    .selectDistinct({ resourceId: guidePassages.resourceId, hash: guidePassages.sourceHash })
    .from(guidePassages);
  const known = new Map(made.map((row) => [row.resourceId, row.hash]));
  const wanted = all.map((row) => ({ row, hash: hashSource(row, askedAs[row.slug]) }));
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

export async function replacePassages(
  tx: NodePgDatabase,
  row: Resource,
  folder = CONTENT_FOLDER,
): Promise<void> {
  const askedAs = await readAskedAs(folder);
  await tx.delete(guidePassages).where(eq(guidePassages.resourceId, row.id));
  if (row.visibility === 'public') await insertPassages(tx, row, askedAs[row.slug]);
}

async function insertPassages(
  tx: NodePgDatabase,
  row: Resource,
  askedAs: string | undefined,
): Promise<void> {
  const passages = toPassages(row).map((passage, position) => ({
    ...passage,
    resourceId: row.id,
    position,
    path: toPath(row),
    title: row.title,
    tags: row.tags.filter((tag) => tag !== 'workshop').join(' '),
    askedAs: askedAs ?? '',
    sourceHash: hashSource(row, askedAs),
  }));
  if (passages.length > 0) await tx.insert(guidePassages).values(passages);
}

const toPath = ({ slug, tags }: Resource) =>
  tags.includes('workshop') ? `/shj/workshops/${slug}` : `/resources/${slug}`;

function hashSource({ slug, title, tags, body }: Resource, askedAs: string | undefined): string {
  const source = JSON.stringify([PASSAGE_FORMAT, slug, title, tags, body, askedAs]);
  return createHash('sha256').update(source).digest('hex');
}
