import { and, eq, notInArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { shippedContent } from '../tables/content.ts';

export async function saveShipped<Row extends { contentHash: string }>(
  tx: NodePgDatabase,
  kind: (typeof shippedContent.$inferSelect)['kind'],
  rows: Row[],
  getKey: (row: Row) => string,
): Promise<void> {
  const ofKind = eq(shippedContent.kind, kind);
  const kept = await tx
    .select({ key: shippedContent.key, hash: shippedContent.hash })
    .from(shippedContent)
    .where(ofKind);
  const hashes = new Map(kept.map(({ key, hash }) => [key, hash]));
  for (const row of rows.filter((each) => hashes.get(getKey(each)) !== each.contentHash)) {
    const { contentHash: hash, ...fields } = row;
    await tx
      .insert(shippedContent)
      .values({ kind, key: getKey(row), hash, fields })
      .onConflictDoUpdate({
        target: [shippedContent.kind, shippedContent.key],
        set: { hash, fields },
      });
  }
  await tx
    .delete(shippedContent)
    .where(and(ofKind, notInArray(shippedContent.key, rows.map(getKey))));
}
