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
import { sweep } from './sweep.ts';

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

test('what has run out is deleted, what has not stays', async () => {
  const [member, stranger] = [newAddress(), newAddress()];
  await authClient(t).signUp({ email: member, password: PASSWORD });
  await follow(t, await mailedLink(t, member));
  await authClient(t, 'pkce').signUp({ email: stranger, password: PASSWORD });
  await request(t, 'POST', '/token?grant_type=password', {
    body: { email: newAddress(), password: 'wrong' },
  });

  await sweep(t.deps);
  expect(await rowsLeft()).toEqual({
    sessions: 1,
    one_time_tokens: 1,
    flow_states: 0,
    sign_in_failures: 1,
    mail_sends: 2,
  });

  t.clock.advance(31 * DAY + 1000);
  await sweep(t.deps);
  expect(new Set(Object.values(await rowsLeft()))).toEqual(new Set([0]));
  // The confirmed member stays; a sign-up that nobody confirmed is forgotten.
  expect(await t.sql('select email from auth.users')).toEqual([{ email: member }]);
});
