import type { ListMembersRequest, MemberSort } from '@hearthway/domain/desk-members/contract';
import type { MemberFilter } from '@hearthway/domain/desk-members/filters';
import { ENDING_DAYS, UNANSWERED_DAYS } from '@hearthway/domain/desk-members/membership-state';
import { type SQL, sql } from 'drizzle-orm';
import type { ProfileColumns } from '../../member/profile.ts';

interface Moment {
  now: Date;
  columns: ProfileColumns;
}

export function toCondition(
  { tier, path, filter }: Pick<ListMembersRequest, 'tier' | 'path' | 'filter'>,
  moment: Moment,
): SQL {
  return sql.join(
    [
      ...(tier ? [sql`and tier = ${tier}`] : []),
      // People who were invited with Premium count as invited until they join.
      ...(tier && tier !== 'free' ? [sql`and not app.is_invited_only(user_id)`] : []),
      ...(path ? [sql`and recommended_path = ${path}`] : []),
      ...(filter ? [toFilter(filter, moment)] : []),
    ],
    sql` `,
  );
}

function toFilter(filter: MemberFilter, { now, columns }: Moment): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  switch (filter) {
    case 'premium':
      return columns.premiumDates
        ? sql`and tier <> 'free' and (premium_expires_at is null or premium_expires_at > ${at})
            and not app.is_invited_only(user_id)`
        : sql`and tier <> 'free' and not app.is_invited_only(user_id)`;
    case 'paying':
      return sql`and user_id in (select app.paying_members(${at}))`;
    case 'payment_failed':
      return sql`and user_id in (select app.members_past_due())`;
    case 'disputed':
      return sql`and user_id in (select app.members_disputed())`;
    case 'ending':
    case 'ended':
      if (!columns.premiumDates) return sql`and false`;
      return filter === 'ended'
        ? sql`and tier <> 'free' and premium_expires_at <= ${at}`
        : sql`and tier <> 'free' and premium_expires_at > ${at}
            and premium_expires_at <= ${at} + ${ENDING_DAYS} * interval '1 day'
            and coalesce(app.payment_status(user_id), '') not in ('active', 'past_due')`;
    case 'quiet':
      return sql`and exists (select from app.quiet_members q where q.user_id = profiles.user_id)`;
    case 'unanswered':
      return sql`and exists (select from app.invitations i where i.user_id = profiles.user_id
          and not i.is_held and i.mailed_at <= ${at} - ${UNANSWERED_DAYS} * interval '1 day')
        and app.is_invited_only(user_id)`;
    case 'not_invited':
      return sql`and exists (select from app.invitations i where i.user_id = profiles.user_id
          and i.is_held) and app.is_invited_only(user_id)`;
    case 'asked':
      return sql`and exists (select from premium_requests r
        where r.user_id = profiles.user_id and r.done_at is null)`;
  }
}

const toEmail = ({ email }: ProfileColumns) => (email ? sql`coalesce(email, '')` : sql`''`);

const splitWords = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean);

export const toSearchCondition = (search: string, columns: ProfileColumns): SQL =>
  sql.join(
    splitWords(search).map(
      (word) =>
        sql`and strpos(lower(first_name || ' ' || last_name || ' ' || ${toEmail(columns)}), ${word}) > 0`,
    ),
    sql` `,
  );

const NEWEST_FIRST: MemberSort = { by: 'since', isDescending: true };

export function toOrder(
  { search, sort }: Pick<ListMembersRequest, 'search' | 'sort'>,
  columns: ProfileColumns,
): SQL {
  if (!sort && search === '') return toColumnOrder(NEWEST_FIRST, sql``, columns);
  const name = sql`lower(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), ${toEmail(columns)}))`;
  if (sort) return toColumnOrder(sort, name, columns);
  const [first = ''] = splitWords(search);
  const begins = sql.join(
    [sql`first_name`, sql`last_name`, toEmail(columns)].map(
      (column) => sql`starts_with(lower(${column}), ${first})`,
    ),
    sql` or `,
  );
  return sql`(${begins}) desc, ${name}`;
}

function toColumnOrder(
  { by, isDescending }: MemberSort,
  name: SQL,
  { premiumDates }: ProfileColumns,
): SQL {
  const way = isDescending ? sql`desc` : sql`asc`;
  switch (by) {
    case 'name':
      return sql`${name} ${way}`;
    case 'membership': {
      const end = premiumDates ? sql`, premium_expires_at ${way}` : sql``;
      return sql`(tier = 'free') ${way} ${end}, ${name}`;
    }
    case 'path':
      return sql`recommended_path ${way}, ${name}`;
    case 'since':
      // Who has only been invited has no day of joining, so they come last either way.
      return sql`(exists (select from app.invitations i where i.user_id = profiles.user_id)
        and app.is_invited_only(user_id)), created_at ${way}`;
    case 'seen':
      return sql`app.seen_week(user_id) ${way} nulls last, ${name}`;
  }
}
