import { MAX_OWN_REFRAMES } from '@hearthway/domain/calm-kit/reframes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T20:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() - 60_000 + seconds * 1000).toISOString();

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
});
beforeEach(async () => {
  amara = await signUpMember(t);
  await setTier('premium');
});
afterAll(() => t.close());

const setTier = (tier: string, expires: Date | null = null) =>
  t.sql('update profiles set tier = $2, premium_expires_at = $3 where user_id = $1', [
    amara.userId,
    tier,
    expires,
  ]);
const read = () => callApi(t, amara, 'GET', '/calm-kit');
const put = (path: string, body: object) => callApi(t, amara, 'PUT', `/calm-kit/${path}`, body);
const breathe = (change: object = {}) =>
  put('breathing', { id: crypto.randomUUID(), pattern: 'box', seconds: 60, at: at(0), ...change });
const keep = (isKept: boolean, seconds: number) =>
  put('reframes/kept', { reframe: 'anxious-1', isKept, at: at(seconds) });
const own = (id: string, text: string | null, seconds = 0) =>
  put('reframes/own', { id, feeling: 'low', text, at: at(seconds) });

test('a breathing session is counted once, however often it is sent', async () => {
  const id = crypto.randomUUID();
  await breathe({ id });
  await breathe({ id });
  const { body } = await breathe({ seconds: 90 });
  expect(body.breathing).toEqual({ sessions: 2, seconds: 150 });
  expect((await read()).body.breathing).toEqual({ sessions: 2, seconds: 150 });
});

test('the member’s latest choice about a reframe counts, in whatever order choices arrive', async () => {
  expect((await keep(true, 1)).body.keptReframes).toEqual(['anxious-1']);
  expect((await keep(false, 3)).body.keptReframes).toEqual([]);
  expect((await keep(true, 2)).body.keptReframes).toEqual([]);
});

test('an older version of a reframe that arrives late does not undo its deletion', async () => {
  const id = crypto.randomUUID();
  expect((await own(id, '  Rest is work too ')).body.ownReframes).toEqual([
    { id, feeling: 'low', text: 'Rest is work too' },
  ]);
  expect((await own(id, null, 2)).body.ownReframes).toEqual([]);
  expect((await own(id, 'Late', 1)).body.ownReframes).toEqual([]);
});

test('the number of reframes that a member can write is limited', async () => {
  await t.sql(
    `insert into own_reframes (user_id, id, feeling, text, at)
     select $1, gen_random_uuid(), 'low', 'x', $2 from generate_series(1, $3)`,
    [amara.userId, new Date(NOW.getTime() - 3_600_000), MAX_OWN_REFRAMES],
  );
  expect(await own(crypto.randomUUID(), 'One more')).toMatchObject({
    status: 422,
    body: { code: 'too_many_reframes' },
  });
  const [first] = (await read()).body.ownReframes;
  expect((await own(first.id, null)).status).toBe(200);
  expect((await own(crypto.randomUUID(), 'One more')).status).toBe(200);
});

test.each([
  ['an unknown pattern', { pattern: 'dragon' }],
  ['nine seconds', { seconds: 9 }],
  ['eleven minutes', { seconds: 660 }],
  ['an unknown field', { user_id: crypto.randomUUID() }],
])('a breathing session with %s is refused and not counted', async (_name, change) => {
  expect((await breathe(change)).status).toBe(400);
  expect((await read()).body.breathing.sessions).toBe(0);
});

test.each([
  ['free', 'free', null],
  ['expired', 'premium', new Date(NOW.getTime() - 1000)],
] as const)(
  'a member who is %s cannot use the Calm Kit but keeps their data',
  async (_name, tier, expires) => {
    await breathe();
    await setTier(tier, expires);
    for (const answer of [await read(), await breathe(), await keep(true, 1)]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'premium_required' } });
    }
    await setTier('premium');
    expect((await read()).body).toMatchObject({ breathing: { sessions: 1 }, keptReframes: [] });
  },
);
