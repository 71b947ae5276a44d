import {
  LARGE_PRACTICE,
  type ListedMember,
  type ListMembersRequest,
  type ListMembersResponse,
} from '@hearthway/domain/desk-members/contract';
import { MEMBER_FILTERS } from '@hearthway/domain/desk-members/filters';
import { MAX_COUNTED } from '@hearthway/domain/desk-members/limits';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Call } from '../../db/call.ts';
import type { Tx } from '../../db/database.ts';
import { HttpProblem } from '../../http/problem.ts';
import { type ProfileColumns, readProfileColumns } from '../../member/profile.ts';
import { toCondition, toOrder, toSearchCondition } from './list-condition.ts';

const PAGE_SIZE = 50;

interface Row extends Record<string, unknown> {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  tier: ListedMember['tier'];
  premium_expires_at: Date | null;
  created_at: Date;
  /** The cursor needs microseconds, but a JavaScript Date has only milliseconds. */
  since_text: string;
  seen_week: string | null;
  is_invited: boolean;
  is_held: boolean;
  invited_at: Date | null;
  recommended_path: ListedMember['path'];
  payment_status: ListedMember['paymentStatus'];
}

export function listMembers(
  { db, who, now }: Call,
  asked: ListMembersRequest,
): Promise<ListMembersResponse> {
  const { search, cursor, sort } = asked;
  return db.asFrontDesk(who, async (tx) => {
    const columns = await readProfileColumns(tx);
    const filters = toCondition(asked, { now, columns });
    const isLarge = (await countMembers(tx, sql``, LARGE_PRACTICE)) >= LARGE_PRACTICE;
    const condition = isLarge ? filters : sql`${filters} ${toSearchCondition(search, columns)}`;
    const byEnd = asked.filter === 'ending' && columns.premiumDates;
    const isSorted = !isLarge && (search !== '' || sort !== null || !byEnd);
    const from = isSorted ? parseOffset(cursor) : 0;
    const found = isSorted
      ? await listSorted(tx, { order: toOrder({ search, sort }, columns), condition, from })
      : search
        ? await searchBeginnings(tx, search, condition, columns)
        : byEnd
          ? await listSorted(tx, { order: sql`premium_expires_at`, condition, from })
          : await listNewest(tx, { cursor, condition, limit: PAGE_SIZE });
    await tx.execute(sql`select app.append_list_reading(${now.toISOString()}::timestamptz)`);
    const rows = found.slice(0, PAGE_SIZE);
    const last = rows.at(-1);
    const hasMore = found.length > PAGE_SIZE;
    const isWhole = !search && !cursor && !asked.tier && !asked.path && !asked.filter;
    const hasPages = hasMore && (isSorted || (!search && !byEnd));
    return {
      members: rows.map(toListedMember),
      total:
        cursor || (search && isLarge) ? null : await countMembers(tx, condition, MAX_COUNTED + 1),
      ...(isWhole ? await countInvited(tx) : { invited: null, notInvited: null }),
      counts: cursor || isLarge ? null : await countFilters(tx, asked, { now, columns }),
      cursor: hasPages && last ? (isSorted ? String(from + PAGE_SIZE) : toCursor(last)) : null,
      hasMore,
      isLarge,
    };
  });
}

export const toCursor = (last: Row) => `${last.since_text}_${last.user_id}`;

const badCursor = () =>
  new HttpProblem(400, 'invalid_request', 'cursor: is not one that this list gave out.');

function parseOffset(cursor: string | null): number {
  if (cursor === null) return 0;
  if (!/^\d{1,5}$/.test(cursor)) throw badCursor();
  return Number(cursor);
}

const cursorParts = z.tuple([z.iso.datetime(), z.uuid()]);

export async function listNewest(
  tx: Tx,
  { cursor, condition, limit }: { cursor: string | null; condition: SQL; limit: number },
): Promise<Row[]> {
  const parsed = cursor === null ? null : cursorParts.safeParse(cursor.split('_'));
  if (parsed && !parsed.success) throw badCursor();
  const after = parsed
    ? sql`and (created_at, user_id) < (${parsed.data[0]}::timestamptz, ${parsed.data[1]}::uuid)`
    : sql``;
  return readRows(
    tx,
    sql`select user_id from profiles where true ${after} ${condition}
      order by created_at desc, user_id desc limit ${limit + 1}`,
  );
}

async function countMembers(tx: Tx, condition: SQL, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`select count(*)::int as total
    from (select from profiles where true ${condition} limit ${limit}) as counted`);
  return rows[0]?.total ?? 0;
}

async function countFilters(
  tx: Tx,
  { tier, path }: ListMembersRequest,
  moment: Parameters<typeof toCondition>[1],
): Promise<NonNullable<ListMembersResponse['counts']>> {
  const counts = MEMBER_FILTERS.map(
    (filter) =>
      sql`${filter}::text, (select count(*) from profiles where true ${toCondition({ tier, path, filter }, moment)})`,
  );
  const { rows } = await tx.execute<{ counts: NonNullable<ListMembersResponse['counts']> }>(
    sql`select jsonb_build_object(${sql.join(counts, sql`, `)}) as counts`,
  );
  if (!rows[0]) throw new Error('counting the filters returned no row');
  return rows[0].counts;
}

async function countInvited(tx: Tx) {
  const { rows } = await tx.execute<{ invited: number; not_invited: number }>(
    sql`select count(*) filter (where not is_held)::int as invited,
        count(*) filter (where is_held)::int as not_invited
      from (select i.is_held from app.invitations i
        where app.is_invited_only(i.user_id) limit ${MAX_COUNTED}) as counted`,
  );
  return { invited: rows[0]?.invited ?? 0, notInvited: rows[0]?.not_invited ?? 0 };
}

const listSorted = (
  tx: Tx,
  { order, condition, from }: { order: SQL; condition: SQL; from: number },
) =>
  readRows(
    tx,
    sql`select user_id from profiles where true ${condition}
      order by ${order}, user_id limit ${PAGE_SIZE + 1} offset ${from}`,
  );

async function searchBeginnings(
  tx: Tx,
  search: string,
  condition: SQL,
  columns: ProfileColumns,
): Promise<Row[]> {
  const toPrefixPattern = (words: string) =>
    `${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const [first = '', ...rest] = search.split(/\s+/);
  const toPrefixQuery = (place: number, column: SQL, words = search, also = sql``) =>
    sql`(select user_id, ${place}::int as place from profiles
      where lower(${column}) like ${toPrefixPattern(words)} ${also} ${condition}
      order by lower(${column}) using ~<~ limit ${PAGE_SIZE + 1})`;
  const branches =
    rest.length > 0
      ? [
          toPrefixQuery(
            0,
            sql`last_name`,
            rest.join(' '),
            sql`and lower(first_name) like ${toPrefixPattern(first)}`,
          ),
        ]
      : [
          ...(columns.email ? [toPrefixQuery(0, sql`email`)] : []),
          ...[toPrefixQuery(1, sql`last_name`), toPrefixQuery(2, sql`first_name`)],
        ];
  return readRows(
    tx,
    sql`select user_id, min(place) as place from (${sql.join(branches, sql` union all `)}) as hits
      group by user_id order by 2, 1 limit ${PAGE_SIZE + 1}`,
  );
}

async function readRows(tx: Tx, found: SQL): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    with found as materialized (select user_id, row_number() over () as place from (${found}) as f)
    select line.*, app.seen_week(line.user_id)::text as seen_week,
      app.is_invited_only(line.user_id) and i.is_held is false as is_invited,
      app.is_invited_only(line.user_id) and i.is_held is true as is_held,
      case when app.is_invited_only(line.user_id) and not i.is_held
        then coalesce(i.mailed_at, i.invited_at) end as invited_at,
      app.payment_status(line.user_id) as payment_status,
      to_char(line.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as since_text
    from found, (values (null::text, null::timestamptz)) as absent (email, premium_expires_at),
      lateral (
        select user_id, first_name, last_name, email, tier, premium_expires_at, created_at,
          recommended_path
        from profiles where user_id = found.user_id
      ) as line
      left join app.invitations i on i.user_id = line.user_id
    order by found.place`);
  return rows;
}

export const toListedMember = (row: Row): ListedMember => ({
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  tier: row.tier,
  premiumExpiresAt: row.premium_expires_at && new Date(row.premium_expires_at).toISOString(),
  since: new Date(row.created_at).toISOString(),
  seenWeek: row.seen_week,
  isInvited: row.is_invited,
  isHeld: row.is_held,
  invitedAt: row.invited_at && new Date(row.invited_at).toISOString(),
  path: row.recommended_path,
  paymentStatus: row.payment_status,
});
