import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T20:00:00Z');
const today = '2026-11-15';
const week = '2026-11-09';
const at = (seconds: number) => new Date(NOW.getTime() - 60_000 + seconds * 1000).toISOString();

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
});
beforeEach(async () => {
  amara = await premiumMember();
});
afterAll(() => t.close());

async function premiumMember(): Promise<SignedInMember> {
  const member = await signUpMember(t);
  await t.sql(`update profiles set tier = 'premium' where user_id = $1`, [member.userId]);
  return member;
}
const read = async (who = amara) => (await callApi(t, who, 'GET', '/commitments')).body.commitments;
const add = (change: object = {}, who = amara) =>
  callApi(t, who, 'PUT', '/commitments', {
    id: crypto.randomUUID(),
    week,
    today,
    text: 'When I wake up, I will drink water.',
    source: 'own',
    ...change,
  });
const tick = (id: string, isDone: boolean, seconds: number, who = amara) =>
  callApi(t, who, 'PUT', '/commitments/ticks', { id, day: today, isDone, at: at(seconds) });
const review = (id: string, word: string, seconds = 0, who = amara) =>
  callApi(t, who, 'PUT', '/commitments/reviews', { id, review: word, at: at(seconds) });

test('a commitment is added once, however often it is sent', async () => {
  const id = crypto.randomUUID();
  await add({ id });
  await add({ id, text: 'Changed on the way' });
  expect(await read()).toEqual([
    {
      id,
      week,
      text: 'When I wake up, I will drink water.',
      source: 'own',
      ticked: [],
      review: null,
    },
  ]);
});

test('a member can add at most three commitments a week, even if more requests arrive at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => add()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422]);
  expect(await read()).toHaveLength(3);
  const [first] = await read();
  await review(first.id, 'let_go');
  expect((await add()).status).toBe(200);
  expect((await add({ week: '2026-11-16' })).status).toBe(200);
});

test('the member’s latest tick for a day counts, in whatever order ticks arrive', async () => {
  const id = crypto.randomUUID();
  await add({ id });
  await tick(id, true, 3);
  await tick(id, false, 2);
  expect((await read())[0].ticked).toEqual([today]);
  await tick(id, false, 4);
  expect((await read())[0].ticked).toEqual([]);
});

test('if a commitment is reviewed twice, the later review is kept', async () => {
  const id = crypto.randomUUID();
  await add({ id });
  await review(id, 'kept', 2);
  await review(id, 'partly', 1);
  expect((await read())[0].review).toBe('kept');
});

test.each([
  ['last week', { week: '2026-11-02' }],
  ['the week after next', { week: '2026-11-23' }],
  ['a week that begins on a Tuesday', { week: '2026-11-10' }],
  ['a day that is not today anywhere', { today: '2026-11-20', week: '2026-11-16' }],
])('a commitment for %s is refused', async (_name, change) => {
  expect((await add(change)).status).toBe(422);
  expect(await read()).toEqual([]);
});

test('other members can neither see nor change a commitment', async () => {
  const id = crypto.randomUUID();
  await add({ id });
  const other = await premiumMember();
  expect(await read(other)).toEqual([]);
  expect((await tick(id, true, 1, other)).status).toBe(404);
  expect((await review(id, 'let_go', 1, other)).status).toBe(404);
  expect((await read())[0]).toMatchObject({ ticked: [], review: null });
});

test('a member without active premium is refused but keeps their commitments', async () => {
  await add();
  await t.sql(`update profiles set tier = 'free' where user_id = $1`, [amara.userId]);
  expect(await callApi(t, amara, 'GET', '/commitments')).toMatchObject({ status: 403 });
  expect(await add()).toMatchObject({ status: 403, body: { code: 'premium_required' } });
  await t.sql(`update profiles set tier = 'premium' where user_id = $1`, [amara.userId]);
  expect(await read()).toHaveLength(1);
});
