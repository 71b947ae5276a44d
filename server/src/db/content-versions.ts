import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { contentVersions } from './tables/content.ts';

type Kind = (typeof contentVersions.$inferSelect)['kind'];

interface StoredItem {
  id: string;
  version: number;
  isDesks: boolean;
  changedAt: Date;
}

const KEPT_VERSIONS = 200;

const isVersionOf = (kind: Kind, id: string) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.item, id));

interface Change<Row> {
  before: Row;
  after: Row;
  fieldsOf: (row: Row) => unknown;
  isDraft?: boolean;
  continues?: boolean;
}

export async function saveVersion<Row extends StoredItem>(
  { tx, now }: { tx: Tx; now: Date },
  kind: Kind,
  { before, after, fieldsOf: toFields, isDraft = false, continues = false }: Change<Row>,
): Promise<void> {
  const toVersion = (row: Row) => ({
    kind,
    item: row.id,
    version: row.version,
    fields: toFields(row),
  });
  // The first edit at the desk also saves the shipped content, as the first version in the history.
  if (!before.isDesks) {
    await tx
      .insert(contentVersions)
      .values({ ...toVersion(before), savedAt: before.changedAt, savedBy: null })
      .onConflictDoNothing();
  }
  if (continues) await deleteOwnUnpublished(tx, kind, before);
  await tx.insert(contentVersions).values({
    ...toVersion(after),
    savedAt: now,
    savedBy: sql`app.own_first_name()`,
    isDraft,
  });
  const [oldest] = await tx
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(isVersionOf(kind, after.id))
    .orderBy(desc(contentVersions.version))
    .offset(KEPT_VERSIONS - 1)
    .limit(1);
  if (!oldest) return;
  await tx
    .delete(contentVersions)
    .where(and(isVersionOf(kind, after.id), lt(contentVersions.version, oldest.version)));
}

/** Deletes a version, unless members saw it, it was reviewed, or somebody else wrote it. */
const deleteOwnUnpublished = (tx: Tx, kind: Kind, { id, version }: StoredItem) =>
  tx.delete(contentVersions).where(
    and(
      isVersionOf(kind, id),
      eq(contentVersions.version, version),
      sql`${contentVersions.savedBy} = app.own_first_name()`,
      sql`(${contentVersions.isDraft} or (${contentVersions.fields} ->> 'visibility' = 'hidden'
        and ${contentVersions.fields} ->> 'reviewedBy' is null))`,
    ),
  );

export const readVersions = (tx: Tx, kind: Kind, id: string) =>
  tx
    .select()
    .from(contentVersions)
    .where(isVersionOf(kind, id))
    .orderBy(desc(contentVersions.version));

export async function readVersion(
  tx: Tx,
  kind: Kind,
  { id, version }: { id: string; version: number },
) {
  const [found] = await tx
    .select()
    .from(contentVersions)
    .where(and(isVersionOf(kind, id), eq(contentVersions.version, version)));
  return found;
}
