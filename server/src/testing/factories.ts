import { decodeJwt } from 'jose';
import type { MemberSession } from '../db/database.ts';
import type { TestApp } from './test-app.ts';

export interface TestMember {
  userId: string;
  email: string;
  session: MemberSession;
}

const DAY_MS = 86_400_000;

/** The rows are inserted directly, because a sign-up would hash a password and send an email. */
export async function createMember(
  t: Pick<TestApp, 'clock' | 'sql'>,
  email = newEmail(),
): Promise<TestMember> {
  const [member] = await insertMembers(t, [email]);
  return member as TestMember;
}

export const createMembers = (t: Pick<TestApp, 'clock' | 'sql'>, count: number) =>
  insertMembers(t, Array.from({ length: count }, newEmail));

const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function insertMembers(
  t: Pick<TestApp, 'clock' | 'sql'>,
  emails: string[],
): Promise<TestMember[]> {
  const now = t.clock.now();
  const rows = await t.sql<{ userId: string; email: string; sessionId: string }>(
    `with users as (
       insert into auth.users (email, email_confirmed_at) select unnest($1::text[]), $2
       returning id, email),
     sessions as (
       insert into auth.sessions
         (user_id, created_at, refreshed_at, not_after, idle_after, rotation_key)
       select id, $2, $2, $3, $4, decode(replace(gen_random_uuid()::text, '-', ''), 'hex')
       from users returning id, user_id)
     select users.id as "userId", email, sessions.id as "sessionId"
     from users join sessions on user_id = users.id`,
    [emails, now, new Date(now.getTime() + 30 * DAY_MS), new Date(now.getTime() + 7 * DAY_MS)],
  );
  return rows.map(({ userId, email, sessionId }) => ({
    ...{ userId, email, session: { userId, sessionId } },
  }));
}

export interface SignedInMember extends TestMember {
  password: string;
  accessToken: string;
  refreshToken: string;
  headers: { Authorization: string };
}

export async function signUpMember(t: TestApp, email = newEmail()): Promise<SignedInMember> {
  const password = crypto.randomUUID();
  const response = await t.app.request('/auth/v1/signup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = (await response.json()) as {
    access_token?: string;
    refresh_token: string;
    user: { id: string };
    code?: string;
  };
  if (!body.access_token) throw new Error(`sign-up answered ${response.status} ${body.code}`);
  const claims = decodeJwt<{ session_id: string }>(body.access_token);
  return {
    userId: body.user.id,
    email,
    password,
    session: { userId: body.user.id, sessionId: claims.session_id },
    accessToken: body.access_token,
    refreshToken: body.refresh_token,
    headers: { Authorization: `Bearer ${body.access_token}` },
  };
}

export async function signInAgain(t: TestApp, member: SignedInMember): Promise<SignedInMember> {
  const response = await t.app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: member.email, password: member.password }),
  });
  const body = (await response.json()) as { access_token: string; refresh_token: string };
  const claims = decodeJwt<{ session_id: string }>(body.access_token);
  return {
    ...member,
    session: { userId: member.userId, sessionId: claims.session_id },
    accessToken: body.access_token,
    refreshToken: body.refresh_token,
    headers: { Authorization: `Bearer ${body.access_token}` },
  };
}
