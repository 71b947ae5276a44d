import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  authClient,
  follow,
  mailedLink,
  newAddress,
  PASSWORD,
  request,
} from '../testing/auth-client.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { sweepAuth } from './sweep.ts';

const DAY = 86_400_000;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'on', RATE_LIMIT: 'on' } });
});
afterAll(() => t.close());

const TABLES = ['sessions', 'one_time_tokens', 'flow_states', 'sign_in_failures', 'mail_sends'];

async function rowsLeft(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    TABLES.map((table) => t.sql<{ n: number }>(`select count(*)::int as n from auth.${table}`)),
  );
  return Object.fromEntries(TABLES.map((table, index) => [table, counts[index]?.[0]?.n ?? 0]));
}

test('deletes expired rows and keeps the others', async () => {
  const [member, stranger] = [newAddress(), newAddress()];
  await authClient(t).signUp({ email: member, password: PASSWORD });
  await follow(t, await mailedLink(t, member));
  await authClient(t, 'pkce').signUp({ email: stranger, password: PASSWORD });
  await request(t, 'POST', '/token?grant_type=password', {
    body: { email: newAddress(), password: 'wrong' },
  });

  await sweepAuth(t.deps);
  expect(await rowsLeft()).toEqual({
    sessions: 1,
    one_time_tokens: 1,
    flow_states: 0,
    sign_in_failures: 1,
    mail_sends: 2,
  });

  t.clock.advance(31 * DAY + 1000);
  await sweepAuth(t.deps);
  expect(new Set(Object.values(await rowsLeft()))).toEqual(new Set([0]));
  // The confirmed member stays; the unconfirmed sign-up is deleted.
  expect(await t.sql('select email from auth.users')).toEqual([{ email: member }]);
});

const MANY = 2_500;

test('deletes all expired sessions in batches and keeps live ones', async () => {
  const address = newAddress();
  await authClient(t).signUp({ email: address, password: PASSWORD });
  await follow(t, await mailedLink(t, address));
  const now = t.clock.now().getTime();
  const add = (notAfter: number, idleAfter: number) =>
    t.sql(
      `with opened as (
         insert into auth.sessions (user_id, created_at, refreshed_at, not_after, idle_after)
         select u.id, $2, $2, $3, $4 from auth.users u, generate_series(1, $5) where u.email = $1
         returning id)
       insert into auth.refresh_tokens (session_id, token_hash, created_at)
       select id, uuid_send(id), $2 from opened`,
      [address, new Date(now - 40 * DAY), new Date(notAfter), new Date(idleAfter), MANY],
    );
  await add(now - 9 * DAY, now - 30 * DAY);
  await add(now + 5 * DAY, now - 2 * DAY);
  await sweepAuth(t.deps);
  expect(await rowsLeft()).toMatchObject({ sessions: 1 });
  expect(await t.sql('select count(*)::int as n from auth.refresh_tokens')).toEqual([{ n: 1 }]);
});
