import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
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
  callApi(t, amara, 'PUT', '/gratitude', {
    date: today,
    today,
    choice: 'home',
    at: at(0),
    ...change,
  });
const read = async (date = today) =>
  (await callApi(t, amara, 'GET', `/gratitude?date=${date}`)).body;
const rows = () =>
  t.sql(
    `select week_start::text, report_text, meta from reports
     where user_id = $1 and kind = 'daily_gratitude'`,
    [amara.userId],
  );

test('a member has one gratitude per day, and a later choice replaces the earlier one', async () => {
  expect(await read()).toEqual({ date: today, choice: null, words: '' });
  await save();
  expect((await save({ choice: 'friends', at: at(1) })).body).toEqual({
    date: today,
    choice: 'friends',
    words: '',
  });
  expect(await rows()).toEqual([
    {
      week_start: today,
      report_text: 'Daily gratitude: Good friends',
      meta: { choice: 'friends', label: 'Good friends', version: 1 },
    },
  ]);
});

test('an older gratitude that arrives late is ignored, and the stored one is returned', async () => {
  await save({ choice: 'friends', at: at(2) });
  expect((await save({ choice: 'home', at: at(1) })).body.choice).toBe('friends');
});

test.each([
  ['a gratitude for today is accepted', today, today, 200],
  ['a gratitude chosen last night and sent this morning is accepted', '2026-11-14', today, 200],
  ['a gratitude for two days ago is refused', '2026-11-13', today, 422],
  ['a date that is not today in any time zone is refused', '2026-11-18', '2026-11-18', 422],
])('the date decides whether a gratitude is saved: %s', async (_name, date, asOf, status) => {
  expect((await save({ date, today: asOf })).status).toBe(status);
});

test('a gratitude that is not on the list is refused', async () => {
  expect((await save({ choice: 'money' })).status).toBe(400);
});

test('the member’s own words are stored beside the gratitude', async () => {
  const { body } = await save({ words: '  Rain on the roof  ' });
  expect(body).toEqual({ date: today, choice: 'home', words: 'Rain on the roof' });
  expect(await rows()).toMatchObject([
    {
      report_text: 'Daily gratitude: A place to call home',
      meta: { choice: 'home', label: 'A place to call home', version: 1 },
    },
  ]);
  expect((await save({ at: at(1) })).body.words).toBe('');
  expect((await save({ words: 'x'.repeat(281), at: at(2) })).status).toBe(400);
});

test('the gratitudes of past days are listed in pages, newest first', async () => {
  await t.sql(
    `insert into reports (user_id, kind, week_start, report_text, meta, words)
     select $1, 'daily_gratitude', $2::date - n, 'Daily gratitude: Family',
       '{"choice":"family","label":"Family","version":1}', 'Day ' || n
     from generate_series(0, 39) n`,
    [amara.userId, today],
  );
  const page = async (query = '') =>
    (await callApi(t, amara, 'GET', `/gratitude/days${query}`)).body;
  const first = await page();
  expect(first.days).toHaveLength(30);
  expect(first.days[0]).toEqual({ date: today, choice: 'family', words: 'Day 0' });
  const second = await page(`?before=${first.nextBefore}`);
  expect(second).toMatchObject({ days: { length: 10 }, nextBefore: null });
  expect(second.days[0].words).toBe('Day 30');
});
