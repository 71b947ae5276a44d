import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';

/** Those of these pages that are out: row-level security leaves no others. */
export const slugsOut = (slugs: readonly string[]) =>
  sql<string[] | null>`(select json_agg(${resources.slug}) from ${resources}
    where ${resources.slug} = any (${sql.param([...slugs])}::text[]))`;

export function outOf(asked: readonly string[], out: readonly string[]): Map<string, boolean> {
  const are = new Set(out);
  return new Map(asked.map((slug) => [slug, are.has(slug)]));
}

export async function readPagesOut(tx: Tx, slugs: readonly string[]) {
  const { rows } = await tx.execute<{ out: string[] | null }>(
    sql`select ${slugsOut(slugs)} as out`,
  );
  return outOf(slugs, rows[0]?.out ?? []);
}
