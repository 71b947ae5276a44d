import type { PageSearchQuery, PageSearchResponse } from '@hearthway/domain/content-desk/contract';
import { findInText, toSearchWords } from '@hearthway/domain/content-desk/find-in-text';
import { plainText } from '@hearthway/domain/resources/plain-text';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { pageDrafts, resources } from '../../db/tables/content.ts';

const MAX_FOUND = 50;

const body = sql<string>`coalesce(${pageDrafts.fields} ->> 'body', ${resources.body})`;

export async function searchPages(
  { db, who }: Call,
  { q }: PageSearchQuery,
): Promise<PageSearchResponse> {
  const words = toSearchWords(q);
  if (words.length === 0) return { found: [] };
  const rows = await db.asEditor(who, (tx) =>
    tx
      .select({ id: resources.id, body })
      .from(resources)
      .leftJoin(pageDrafts, eq(pageDrafts.resourceId, resources.id))
      .where(and(...words.map((word) => sql`strpos(lower(${body}), ${word}) > 0`)))
      .orderBy(asc(resources.lane), asc(resources.order), asc(resources.title)),
  );
  const found = rows.flatMap((row) => {
    const text = findInText(plainText(row.body), words);
    return text ? [{ id: row.id, ...text }] : [];
  });
  return { found: found.slice(0, MAX_FOUND) };
}
