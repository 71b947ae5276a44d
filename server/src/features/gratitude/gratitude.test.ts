import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { memberCall } from '../../testing/member-call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T20:00:00Z');
const today = '2026-11-15';
const at = (seconds: number) => new Date(NOW.getTime() - 60_000 + seconds * 1000).toISOString();

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
});
beforeEach(async () => {
  amara = await signUpMember(t);
});
afterAll(() => t.close());

const save = (change: Record<string, unknown> = {}) =>
  memberCall(t, amara, 'PUT', '/gratitude', {
    date: today,
    today,
    choice: 'home',
    at: at(0),
    ...change,
  });
const read = async (date = today) =>
  (await memberCall(t, amara, 'GET', `/gratitude?date=${date}`)).body;
const rows = () =>
  t.sql(
    `select week_start::text, report_text, meta from reports
     where user_id = $1 and kind = 'daily_gratitude'`,
    [amara.userId],
  );

it('is one per day: a later choice replaces the earlier', async () => {
  expect(await read()).toEqual({ date: today, choice: null });
  await save();
  expect((await save({ choice: 'friends', at: at(1) })).body).toEqual({
    date: today,
    choice: 'friends',
  });
  expect(await rows()).toEqual([
    {
      week_start: today,
      report_text: 'Daily gratitude: Good friends',
      meta: { choice: 'friends', label: 'Good friends', version: 1 },
    },
  ]);
});

it('an earlier choice that arrives late changes nothing and hears what is stored', async () => {
  await save({ choice: 'friends', at: at(2) });
  expect((await save({ choice: 'home', at: at(1) })).body.choice).toBe('friends');
});

test.each([
  ['today', today, today, 200],
  ['last night, sent this morning', '2026-11-14', today, 200],
  ['two days ago', '2026-11-13', today, 422],
  ['a day that is nowhere', '2026-11-18', '2026-11-18', 422],
])('%s', async (_name, date, asOf, status) => {
  expect((await save({ date, today: asOf })).status).toBe(status);
});

it('knows only the choices of the list', async () => {
  expect((await save({ choice: 'money' })).status).toBe(400);
});
