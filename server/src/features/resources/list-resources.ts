import type {
  ListResourcesQuery,
  ResourceListResponse,
} from '@hearthway/domain/resources/contract';
import { folded } from '@hearthway/domain/resources/search';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../db/call.ts';
import { resources } from '../../db/tables/content.ts';
import { cursorAfter, readCursor } from './cursor.ts';
import { among, cardColumns, toCard } from './resource-card.ts';

export const PAGE_SIZE = 20;

/** One page, newest first. The library is searched where it lies; it never crosses the wire whole. */
export async function listResources(
  { db, who }: Call,
  { q, lane, cursor }: ListResourcesQuery,
): Promise<ResourceListResponse> {
  const wanted = among(lane === 'all' ? undefined : eq(resources.lane, lane), matches(q));
  const [rows, [counted]] = await db.read(who, (tx) =>
    Promise.all([
      tx
        .select({ ...cardColumns, place })
        .from(resources)
        .where(and(wanted, cursor === undefined ? undefined : after(cursor)))
        .orderBy(desc(resources.createdAt), desc(resources.id))
        .limit(PAGE_SIZE + 1),
      tx.select({ total: count() }).from(resources).where(wanted),
    ]),
  );
  const page = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
  return {
    resources: page.map(({ place: _, ...row }) => toCard(row)),
    nextCursor: last ? cursorAfter(last) : null,
    total: counted?.total ?? 0,
  };
}

/** To the microsecond, which a JavaScript date would lose: rows of one load differ by less. */
const place = sql<string>`to_char(${resources.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A row whose search text has not been made yet is searched in its raw opening meanwhile. */
const searched = sql`coalesce(${resources.searchText}, lower(concat_ws(E'\n', ${resources.title},
  left(${resources.body}, 260), array_to_string(${resources.tags}, E'\n'))))`;

function matches(query: string): SQL | undefined {
  const words = folded(query.trim());
  if (words === '') return undefined;
  return sql`position(${words} in ${searched}) > 0`;
}

function after(cursor: string): SQL {
  const { createdAt, id } = readCursor(cursor);
  return sql`(${resources.createdAt}, ${resources.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}
