import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { signUpMember } from '../../testing/factories.ts';
import { insertSample } from '../../testing/sample-rows.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a member with expired premium sees how much data is kept, without other members’ data', async () => {
  const [expired, other] = [await signUpMember(t), await signUpMember(t)];
  await t.sql(
    `update profiles set tier = 'premium', premium_expires_at = '2020-01-01' where user_id = $1`,
    [expired.userId],
  );
  const tables = ['hfs_urges', 'belief_worksheets', 'breathing_sessions', 'commitments'];
  for (const table of [...tables, 'kept_reframes', 'own_reframes', 'breathing_sessions']) {
    await insertSample(t, `public.${table}`, expired.userId);
  }
  await insertSample(t, 'public.hfs_urges', other.userId);
  expect(await callApi(t, expired, 'GET', '/membership/kept')).toEqual({
    status: 200,
    body: { urges: 1, worksheets: 1, breathing: 2, reframes: 2, commitments: 1 },
  });
  expect((await callApi(t, expired, 'GET', '/hfs-cycle/urges')).status).toBe(403);
});
