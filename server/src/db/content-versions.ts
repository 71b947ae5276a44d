import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { contentVersions } from './tables/content.ts';

type Kind = (typeof contentVersions.$inferSelect)['kind'];

/** A page or an offer as it is stored. */
interface Kept {
  id: string;
  version: number;
  isDesks: boolean;
  changedAt: Date;
}

/** Of one item; nobody looks further back. */
const KEPT_VERSIONS = 200;

const versionsOf = (kind: Kind, id: string) =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.item, id));

/** Remembers what an item says after a change, by whom and when. */
export async function keepVersion<Row extends Kept>(
  { tx, now }: { tx: Tx; now: Date },
  kind: Kind,
  { before, after, fieldsOf }: { before: Row; after: Row; fieldsOf: (row: Row) => unknown },
): Promise<void> {
  const toVersion = (row: Row) => ({
    kind,
    item: row.id,
    version: row.version,
    fields: fieldsOf(row),
  });
  // What stood there before anybody at the desk touched it is the first of its history.
  if (!before.isDesks) {
    await tx
      .insert(contentVersions)
      .values({ ...toVersion(before), savedAt: before.changedAt, savedBy: null })
      .onConflictDoNothing();
  }
  await tx.insert(contentVersions).values({
    ...toVersion(after),
    savedAt: now,
    savedBy: sql`app.own_first_name()`,
  });
  await tx
    .delete(contentVersions)
    .where(
      and(versionsOf(kind, after.id), lte(contentVersions.version, after.version - KEPT_VERSIONS)),
    );
}

/** Everything that was ever saved of an item, the latest first. */
export const readVersions = (tx: Tx, kind: Kind, id: string) =>
  tx
    .select()
    .from(contentVersions)
    .where(versionsOf(kind, id))
    .orderBy(desc(contentVersions.version));

export async function readVersion(
  tx: Tx,
  kind: Kind,
  { id, version }: { id: string; version: number },
) {
  const [found] = await tx
    .select()
    .from(contentVersions)
    .where(and(versionsOf(kind, id), eq(contentVersions.version, version)));
  return found;
}
