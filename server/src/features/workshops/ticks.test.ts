import { MAX_TICKS } from '@hearthway/domain/workshops/checklist';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T20:00:00Z');
const at = (seconds: number) => new Date(NOW.getTime() - 60_000 + seconds * 1000).toISOString();
const ITEM = 'Put the phones in another room';

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
  for (const n of [1, 2]) {
    await t.sql(
      `insert into resources (slug, title, body, tags, lane, "order")
       values ($1, $1, $2, '{workshop}', 'SHJ', $3)`,
      [`week-${n}`, `KNOW 1\n\na\n\nKNOW 2\n\nb\n\nACTION 1\n\n- [ ] ${ITEM}`, n],
    );
  }
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
const read = (who = amara) => callApi(t, who, 'GET', '/workshops/week-1/ticks');
const put = (ticks: object[], slug = 'week-1') =>
  callApi(t, amara, 'PUT', `/workshops/${slug}/ticks`, { ticks });
const tick = (isTicked: boolean, seconds: number, item = ITEM) =>
  put([{ item, isTicked, at: at(seconds) }]);

test('a tick is saved for the member and hidden from other members', async () => {
  expect((await tick(true, 1)).body).toEqual({ ticked: [ITEM] });
  expect((await read()).body).toEqual({ ticked: [ITEM] });
  const other = await signUpMember(t);
  await t.sql(`update profiles set tier = 'premium' where user_id = $1`, [other.userId]);
  expect((await read(other)).body).toEqual({ ticked: [] });
});

test('the latest change to a checklist item counts, in whatever order changes arrive', async () => {
  await tick(true, 3);
  expect((await tick(false, 2)).body.ticked).toEqual([ITEM]);
  expect((await tick(false, 4)).body.ticked).toEqual([]);
  const both = [
    { item: ITEM, isTicked: false, at: at(9) },
    { item: ITEM, isTicked: true, at: at(8) },
  ];
  expect((await put(both)).body.ticked).toEqual([]);
});

test('old ticks found on a device do not override later changes', async () => {
  await tick(true, 1);
  await tick(false, 2);
  const before = new Date(0).toISOString();
  const found = [ITEM, 'Another line'].map((item) => ({ item, isTicked: true, at: before }));
  expect((await put(found)).body.ticked).toEqual(['Another line']);
});

test('a tick from a device whose clock is ahead can be undone', async () => {
  await put([{ item: ITEM, isTicked: true, at: '2099-01-01T00:00:00Z' }]);
  t.clock.set(new Date(NOW.getTime() + 1000));
  const later = t.clock.now().toISOString();
  expect((await put([{ item: ITEM, isTicked: false, at: later }])).body.ticked).toEqual([]);
  t.clock.set(NOW);
});

test('the number of ticks and the length of a checklist item are limited', async () => {
  const many = Array.from({ length: MAX_TICKS }, (_, n) => ({
    item: `Line ${n}`,
    isTicked: true,
    at: at(0),
  }));
  expect((await put(many)).status).toBe(200);
  expect(await tick(true, 1)).toMatchObject({ status: 422, body: { code: 'too_many_ticks' } });
  expect((await read()).body.ticked).toHaveLength(MAX_TICKS);
  expect((await tick(true, 1, 'x'.repeat(501))).status).toBe(400);
});

test('ticks for a locked or missing workshop are refused', async () => {
  const one = [{ item: ITEM, isTicked: true, at: at(0) }];
  expect(await put(one, 'week-2')).toMatchObject({
    status: 403,
    body: { code: 'workshop_locked' },
  });
  expect((await put(one, 'week-9')).status).toBe(404);
});

test.each([
  ['free', 'free', null],
  ['expired', 'premium', new Date(NOW.getTime() - 1000)],
] as const)(
  'a member who is %s cannot tick items but keeps the stored ticks',
  async (_who, tier, expires) => {
    await tick(true, 1);
    await setTier(tier, expires);
    expect(await read()).toMatchObject({ status: 403, body: { code: 'premium_required' } });
    expect(await tick(false, 2)).toMatchObject({ status: 403, body: { code: 'premium_required' } });
    await setTier('premium');
    expect((await read()).body.ticked).toEqual([ITEM]);
  },
);
