import type {
  ListResourcesQuery,
  ResourceListResponse,
} from '@hearthway/domain/resources/contract';
import { normalizeForSearch } from '@hearthway/domain/resources/search';
import { searchFields } from '@hearthway/domain/resources/search-text';
import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { resources } from '../../db/tables/content.ts';
import { readingMarks } from '../../db/tables/reading-marks.ts';
import { parseCursor, toCursor } from './cursor.ts';
import { cardColumns, opening, resourcesWhere, toCard } from './resource-card.ts';

export const PAGE_SIZE = 20;
const MAX_MATCHES_WITH_RELATED = 5;

export type SuggestPages = (words: string) => Promise<string[]>;

export async function listResources(
  { db, who, suggestPages }: Call & { suggestPages: SuggestPages },
  { q, lane, saved, cursor }: ListResourcesQuery,
): Promise<ResourceListResponse> {
  const words = normalizeForSearch(q.trim());
  const mayHaveRelated = words !== '' && !saved && cursor === undefined;
  const suggested = mayHaveRelated ? await suggestPages(words) : [];
  // A replica may lag behind, so saved resources are read from the primary.
  const read = saved ? db.read.bind(db) : db.readShared.bind(db);
  const [rows, [counted], others] = await read(who, async (tx) => {
    const inLane = lane === 'all' ? undefined : eq(resources.lane, lane);
    const wanted = resourcesWhere(
      inLane,
      saved ? isSaved : undefined,
      words === '' ? undefined : await matches(tx, words),
    );
    return Promise.all([
      tx
        .select({ ...cardColumns, place })
        .from(resources)
        .where(and(wanted, cursor === undefined ? undefined : after(cursor)))
        .orderBy(desc(resources.createdAt), desc(resources.id))
        .limit(PAGE_SIZE + 1),
      tx.select({ total: count() }).from(resources).where(wanted),
      suggested.length === 0
        ? []
        : tx
            .select(cardColumns)
            .from(resources)
            .where(resourcesWhere(inLane, inArray(resources.slug, suggested))),
    ]);
  });
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  const total = counted?.total ?? 0;
  const found = new Set(page.map(({ id }) => id));
  const related = others
    .filter(({ id }) => total <= MAX_MATCHES_WITH_RELATED && !found.has(id))
    .toSorted((a, b) => suggested.indexOf(a.slug) - suggested.indexOf(b.slug));
  return {
    resources: page.map(({ place: _, ...row }) => toCard(row)),
    nextCursor: last ? toCursor(last) : null,
    total,
    related: related.map(toCard),
  };
}

const isSaved = sql`exists (select from ${readingMarks}
  where ${readingMarks.slug} = ${resources.slug} and ${readingMarks.kind} = 'saved' and ${readingMarks.isSet})`;

/** The cursor needs microseconds, because imported rows may differ by less than a millisecond. */
const place = sql<string>`to_char(${resources.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Rows inserted by SQL have no search text until the next start, so it is computed here. */
async function matches(tx: Tx, words: string): Promise<SQL | undefined> {
  const { id, title, tags } = resources;
  const others = await tx
    .select({ id, title, body: opening, tags })
    .from(resources)
    .where(resourcesWhere(isNull(resources.searchText)));
  const found = others.filter((row) => searchFields(row).searchText.includes(words));
  return or(
    sql`position(${words} in ${resources.searchText}) > 0`,
    inArray(
      id,
      found.map((row) => row.id),
    ),
  );
}

function after(cursor: string): SQL {
  const { createdAt, id } = parseCursor(cursor);
  return sql`(${resources.createdAt}, ${resources.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}
