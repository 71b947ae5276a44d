import type { ListMembersRequest, MemberFilter } from '@hearthway/domain/desk-members/contract';
import { ENDING_DAYS, UNANSWERED_DAYS } from '@hearthway/domain/desk-members/membership-state';
import { type SQL, sql } from 'drizzle-orm';
import type { ProfileColumns } from '../../member/profile.ts';

interface Moment {
  now: Date;
  columns: ProfileColumns;
}

/** Returns the SQL after `where` for a query on `profiles`. */
export function toCondition(
  { tier, path, filter }: Pick<ListMembersRequest, 'tier' | 'path' | 'filter'>,
  moment: Moment,
): SQL {
  return sql.join(
    [
      ...(tier ? [sql`and tier = ${tier}`] : []),
      ...(path ? [sql`and recommended_path = ${path}`] : []),
      ...(filter ? [toFilter(filter, moment)] : []),
    ],
    sql` `,
  );
}

function toFilter(filter: MemberFilter, { now, columns }: Moment): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  switch (filter) {
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
          and i.mailed_at <= ${at} - ${UNANSWERED_DAYS} * interval '1 day')
        and app.is_invited_only(user_id)`;
  }
}
