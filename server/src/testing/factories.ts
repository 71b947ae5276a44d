import type { MemberSession } from '../db/database.ts';
import type { TestApp } from './test-app.ts';

export interface TestMember {
  userId: string;
  email: string;
  session: MemberSession;
}

const DAY_MS = 86_400_000;

/** A confirmed account with a live session, made behind the API: no password, no mail. */
export async function createMember(
  t: TestApp,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<TestMember> {
  const now = t.clock.now();
  const [user] = await t.sql<{ id: string }>(
    'insert into auth.users (email, email_confirmed_at) values ($1, $2) returning id',
    [email, now],
  );
  const userId = (user as { id: string }).id;
  const [session] = await t.sql<{ id: string }>(
    `insert into auth.sessions (user_id, created_at, refreshed_at, not_after, idle_after, rotation_key)
     values ($1, $2, $2, $3, $4, decode(replace(gen_random_uuid()::text, '-', ''), 'hex')) returning id`,
    [userId, now, new Date(now.getTime() + 30 * DAY_MS), new Date(now.getTime() + 7 * DAY_MS)],
  );
  return { userId, email, session: { userId, sessionId: (session as { id: string }).id } };
}
