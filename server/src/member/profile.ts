import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { type JsonRow, rowOf } from '../db/json-row.ts';
import { profiles } from '../db/tables/profiles.ts';

/**
 * The one place that knows that an older database may lack columns of profiles: the premium dates,
 * or the email address. There they read as null.
 */
export type Profile = typeof profiles.$inferSelect;

/** The whole row by the table's name, which names no column that could be missing. */
export const PROFILE_JSON: SQL<JsonRow> = sql`row_to_json(${profiles})`;

export const profileOf = (json: JsonRow): Profile => rowOf(profiles, json);

/** The profile of the member whose door this is; row-level security leaves no other. */
export async function readProfile(tx: Tx): Promise<Profile> {
  return only(await tx.select({ json: PROFILE_JSON }).from(profiles).limit(1));
}

/** The same, held: whoever else wants to change it waits until this transaction ends. */
export async function lockedProfile(tx: Tx): Promise<Profile> {
  return only(await tx.select({ json: PROFILE_JSON }).from(profiles).limit(1).for('update'));
}

function only([row]: { json: JsonRow }[]): Profile {
  if (!row) throw new Error('a signed-in member has no profile');
  return profileOf(row.json);
}

/** What this database's profiles can keep. */
export interface ProfileColumns {
  premiumDates: boolean;
  email: boolean;
}

export async function readProfileColumns(tx: Tx): Promise<ProfileColumns> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select attname as name from pg_catalog.pg_attribute
        where attrelid = 'public.profiles'::regclass and attnum > 0 and not attisdropped`,
  );
  const names = new Set(rows.map(({ name }) => name));
  return {
    premiumDates: names.has('premium_started_at') && names.has('premium_expires_at'),
    email: names.has('email'),
  };
}

/** What an admin may see of a member, and nothing else: the database refuses the rest. */
export type MembershipRow = Pick<
  Profile,
  'userId' | 'firstName' | 'lastName' | 'email' | 'tier' | 'premiumStartedAt' | 'premiumExpiresAt'
>;

/**
 * One member's record as an admin reads it. An admin may not read whole rows, so columns are named;
 * a name that `profiles` lacks is found in `absent`, which is looked at after it.
 */
export async function readMembership(
  tx: Tx,
  whose: { email: string } | { userId: string },
  { lock = false } = {},
): Promise<MembershipRow | null> {
  const isTheirs =
    'email' in whose ? sql`lower(email) = lower(${whose.email})` : sql`user_id = ${whose.userId}`;
  const { rows } = await tx.execute<{ json: JsonRow }>(sql`
    select row_to_json(record) as json
    from (values (null::text, null::timestamptz, null::timestamptz))
        as absent (email, premium_started_at, premium_expires_at),
      lateral (
        select user_id, first_name, last_name, email, tier, premium_started_at, premium_expires_at
        from profiles where ${isTheirs} ${lock ? sql`for update` : sql``}
      ) as record`);
  return rows[0] ? profileOf(rows[0].json) : null;
}
