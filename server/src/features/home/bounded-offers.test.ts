import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readHomeRow } from './home-row.ts';

const now = new Date('2026-11-15T20:00:00Z');
const today = '2026-11-15';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now });
});
afterAll(() => t.close());

test('the home page reads at most 200 current offers, no matter how many are stored', async () => {
  const member = await signUpMember(t);
  await t.sql(
    `insert into offers (title, priority, active, end_at)
     select 'Old ' || n, 1000, n % 2 = 0, '2026-01-01' from generate_series(1, 300) n`,
  );
  await t.sql(
    `insert into offers (title, priority, cta_route)
     select 'On ' || n, n, '/shj?' || n from generate_series(1, 300) n`,
  );
  const moment = { since: today, today, now, isDebug: false };
  const row = await t.db.read(member.session, (tx) => readHomeRow(tx, moment));
  expect(row.offers).toHaveLength(200);
  const home = await callApi(t, member, 'GET', `/home?today=${today}`);
  expect(home.body.offers).toMatchObject([
    { title: 'On 300' },
    { title: 'On 299' },
    { title: 'On 298' },
  ]);
});
