import { searchFields } from '@hearthway/domain/resources/search-text';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { resources } from '../tables/content.ts';

export async function fillSearchFields(tx: NodePgDatabase): Promise<number> {
  const rows = await tx
    .select({
      id: resources.id,
      title: resources.title,
      body: resources.body,
      tags: resources.tags,
    })
    .from(resources)
    .where(and(isNull(resources.searchText), sql`not 'workshop' = any (${resources.tags})`));
  for (const { id, ...written } of rows) {
    await tx.update(resources).set(searchFields(written)).where(eq(resources.id, id));
  }
  return rows.length;
}
