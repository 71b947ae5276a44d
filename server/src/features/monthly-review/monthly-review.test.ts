import type { MonthlyReviewResponse } from '@hearthway/domain/monthly-review/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signInAgain, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-02T13:00:00Z');
const today = '2026-11-02';

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: NOW });
});
beforeEach(async () => {
  t.clock.set(NOW.toISOString());
  amara = await signUpMember(t);
});
afterAll(() => t.close());

const read = async (who = amara, day = today) =>
  (await callApi(t, who, 'GET', `/monthly-review?today=${day}`)).body as MonthlyReviewResponse;
const see = (month: string) => callApi(t, amara, 'PUT', '/monthly-review/seen', { month });
const isOnHome = async (day = today) =>
  (await callApi(t, amara, 'GET', `/home?today=${day}`)).body.hasReview as boolean;
const checkIn = (first: string, count: number, scores: string, who = amara) =>
  t.sql(
    `insert into daily_checkins (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
     select $1, $2::date + day, ${scores} from generate_series(0, $3 - 1) as day`,
    [who.userId, first, count],
  );
const joinIn = (day: string) =>
  t.sql('update profiles set created_at = $2 where user_id = $1', [amara.userId, day]);

test('the monthly review summarises last month and says what changed', async () => {
  await checkIn('2026-09-01', 30, '1, 1, 0, 1, 0');
  await checkIn('2026-10-01', 20, '1, 1, 2, 1, 2');
  const { review, isSeen } = await read();
  expect(isSeen).toBe(false);
  expect(review?.month).toBe('2026-10-01');
  expect(review?.sentences).toEqual([
    'In October you checked in on 20 days; all of those days were good ones.',
    'Sleep was higher than in September: 2.0 of 2 points a day instead of 0.0.',
    expect.stringMatching(/^One small thing to try: /),
  ]);
});

test('a longer-standing member without records gets two kind sentences as a monthly review', async () => {
  expect((await read()).review).toBeNull();
  expect(await isOnHome()).toBe(false);
  await joinIn('2026-06-01');
  expect((await read()).review?.sentences).toHaveLength(2);
  expect(await isOnHome()).toBe(true);
});

test('the member’s own day decides which month the monthly review is about', async () => {
  await joinIn('2026-06-01');
  t.clock.set('2026-10-31T12:00:00Z');
  amara = await signInAgain(t, amara);
  expect((await read(amara, '2026-10-31')).review?.month).toBe('2026-09-01');
  expect((await read(amara, '2026-11-01')).review?.month).toBe('2026-10-01');
});

test('the monthly review contains private subjects only if the member has asked for them on the home page', async () => {
  await checkIn('2026-09-01', 30, '1, 1, 1, 1, 0');
  await checkIn('2026-10-01', 31, '1, 1, 1, 1, 2');
  expect((await read()).review?.sentences.join(' ')).not.toMatch(/sexual/i);
  await callApi(t, amara, 'PUT', '/insights/marks', {
    ...{ insight: 'all', mark: 'private_on_home', isSet: true, at: NOW.toISOString() },
  });
  expect((await read()).review?.sentences.join(' ')).toMatch(/Sexual health was higher/);
});

test('the result of an experiment that ended last month is part of the monthly review', async () => {
  await t.sql(
    `insert into experiments (user_id, id, habit, words, outcome, starts_on, plan)
     values ($1, gen_random_uuid(), 'walk_after_lunch', '', 'points', '2026-10-01', $2)`,
    [amara.userId, '10'.repeat(7)],
  );
  await checkIn('2026-10-01', 14, 'case when day % 2 = 0 then 2 else 0 end, 1, 1, 1, 0');
  expect((await read()).review?.sentences[1]).toBe(
    'Your experiment is done: on days with a walk after lunch, you had 2.0 more points (fairly sure).',
  );
});

test('home no longer shows a monthly review that the member has seen, until the next month', async () => {
  await joinIn('2026-06-01');
  expect((await see('2026-10-01')).body).toEqual({ seenFor: '2026-10-01' });
  expect(await isOnHome()).toBe(false);
  expect((await read()).isSeen).toBe(true);
  expect((await see('2026-09-01')).body).toEqual({ seenFor: '2026-10-01' });
  t.clock.set('2026-12-01T08:00:00Z');
  amara = await signInAgain(t, amara);
  expect(await isOnHome('2026-12-01')).toBe(true);
});

test('a monthly review cannot be marked as seen in advance', async () => {
  expect((await see('2030-01-01')).body).toEqual({ seenFor: '2026-10-01' });
  expect((await see('2026-10-02')).status).toBe(400);
});

test('seeing the monthly review does not change the nudge preferences', async () => {
  await t.sql(
    `insert into user_nudge_prefs (user_id, hidden_rules, last_rule_shown) values ($1, '{sleep}', 'x')`,
    [amara.userId],
  );
  await see('2026-10-01');
  const [prefs] = await t.sql('select * from user_nudge_prefs where user_id = $1', [amara.userId]);
  expect(prefs).toMatchObject({ hidden_rules: ['sleep'], last_rule_shown: 'x' });
});

test('members see only their own monthly review', async () => {
  await checkIn('2026-10-01', 31, '2, 2, 2, 2, 2');
  const other = await signUpMember(t);
  expect((await read(other)).review).toBeNull();
});
