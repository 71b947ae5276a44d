import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { type JsonRow, toRow } from '../db/json-row.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import { profiles } from '../db/tables/profiles.ts';

/**
 * In a database of an older version, `profiles` may lack the end of Premium or the email address,
 * which are then null.
 */
export type Profile = typeof profiles.$inferSelect;

export const PROFILE_JSON: SQL<JsonRow> = sql`row_to_json(${profiles})`;

export const toProfile = (json: JsonRow): Profile => toRow(profiles, json);

export async function readProfile(tx: Tx): Promise<Profile> {
  return requireRow(await ownProfile(tx));
}

const ownProfile = prepareQuery((db) => db.select({ json: PROFILE_JSON }).from(profiles).limit(1));

export async function lockProfile(tx: Tx): Promise<Profile> {
  return requireRow(await tx.select({ json: PROFILE_JSON }).from(profiles).limit(1).for('update'));
}

function requireRow([row]: { json: JsonRow }[]): Profile {
  if (!row) throw new Error('a signed-in member has no profile');
  return toProfile(row.json);
}

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

export type MembershipRow = Pick<
  Profile,
  'userId' | 'firstName' | 'lastName' | 'email' | 'tier' | 'premiumStartedAt' | 'premiumExpiresAt'
>;

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
  return rows[0] ? toProfile(rows[0].json) : null;
}
