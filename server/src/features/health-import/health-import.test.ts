import { addDays } from '@hearthway/domain/calendar';
import type { HealthSummary } from '@hearthway/domain/health-import/contract';
import { DAYS_PER_REQUEST, type HealthDay } from '@hearthway/domain/health-import/health-day';
import type { InsightsResponse } from '@hearthway/domain/insights/contract';
import { simulateMember } from '@hearthway/domain/insights/testing/simulated-member';
import { seededRandom } from '@hearthway/domain/seeded-random';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const today = '2026-11-15';

let t: TestApp;
let amara: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-11-15T13:00:00Z') });
});
beforeEach(async () => {
  amara = await signUpMember(t);
});
afterAll(() => t.close());

const day = (key: string, values: Partial<HealthDay>): HealthDay => ({
  ...{ day: key, sleepMinutes: null, steps: null, restingHeartRate: null, ...values },
});
const save = (days: HealthDay[], other: object = {}) =>
  callApi(t, amara, 'PUT', '/health-import', { today, agreed: true, days, ...other });
const summary = async (member = amara) =>
  (await callApi(t, member, 'GET', '/health-import')).body as HealthSummary;
const stored = () =>
  t.sql(
    `select day::text, sleep_minutes, steps, resting_heart_rate from health_days
     where user_id = $1 order by day`,
    [amara.userId],
  );

test('saved days are counted, and saving them again changes nothing', async () => {
  const days = [
    day('2026-11-10', { sleepMinutes: 430, steps: 8000, restingHeartRate: 54 }),
    day('2026-11-11', { steps: 9000 }),
  ];
  for (let i = 0; i < 2; i++) expect((await save(days)).status).toBe(200);
  expect(await summary()).toEqual({
    ...{ days: 2, first: '2026-11-10', last: '2026-11-11' },
    ...{ sleepMinutes: 1, steps: 2, restingHeartRate: 1 },
  });
});

test('the server accepts as many imported days per request as the app sends', async () => {
  const full = { sleepMinutes: 1440, steps: 200_000, restingHeartRate: 220 };
  const days = Array.from({ length: DAYS_PER_REQUEST }, (_, n) => day(addDays(today, -n), full));
  expect((await save(days)).status).toBe(200);
  expect((await summary()).days).toBe(DAYS_PER_REQUEST);
});

test('importing another file replaces the values that it contains and keeps the others', async () => {
  await save([day('2026-11-10', { sleepMinutes: 430, steps: 8000 })]);
  await save([day('2026-11-10', { sleepMinutes: 400, restingHeartRate: 60 })]);
  expect(await stored()).toEqual([
    { day: '2026-11-10', sleep_minutes: 400, steps: 8000, resting_heart_rate: 60 },
  ]);
});

test('nobody else sees or deletes a member’s imported days', async () => {
  await save([day('2026-11-10', { steps: 8000 })]);
  const other = await signUpMember(t);
  expect((await summary(other)).days).toBe(0);
  expect((await callApi(t, other, 'DELETE', '/health-import')).status).toBe(200);
  expect(await stored()).toHaveLength(1);
});

const fine = day('2026-11-10', { steps: 8000 });
test.each<[string, HealthDay[], object, number]>([
  ['a day without a measure', [day('2026-11-10', {})], {}, 400],
  ['too many steps', [day('2026-11-10', { steps: 200_001 })], {}, 400],
  ['a night of more than a day', [day('2026-11-10', { sleepMinutes: 1441 })], {}, 400],
  ['an impossible heart rate', [day('2026-11-10', { restingHeartRate: 24 })], {}, 400],
  ['half a step', [day('2026-11-10', { steps: 0.5 })], {}, 400],
  ['the same day twice', [fine, fine], {}, 400],
  ['no consent', [fine], { agreed: false }, 400],
  ['no day', [], {}, 400],
  ['anything else about a day', [{ ...fine, place: 'Porto' } as HealthDay], {}, 400],
  [
    'more days than a request may hold',
    Array.from({ length: DAYS_PER_REQUEST + 1 }, (_, n) => day(addDays(today, -n), { steps: 1 })),
    {},
    400,
  ],
  ['tomorrow', [day('2026-11-16', { steps: 1 })], {}, 422],
  ['more than ten years ago', [day('2016-11-14', { steps: 1 })], {}, 422],
  ['a wrong today', [fine], { today: '2026-12-01' }, 422],
])('the server refuses an upload of health data with %s', async (_, days, other, status) => {
  expect((await save(days, other)).status).toBe(status);
  expect(await stored()).toEqual([]);
});

test('imported sleep can lead to an insight, which disappears with the imported days', async () => {
  const firstDay = addDays(today, -107);
  const facts = simulateMember(
    { recorded: 95, effect: 1.8, planted: 'sleep hours', hasImports: true, firstDay },
    seededRandom(4),
  );
  await t.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), (row ->> 0)::date + interval '12 hours', 0, (row ->> 0)::date,
       (row ->> 1)::int, '', '{}', now() from jsonb_array_elements($2::jsonb) row`,
    [amara.userId, JSON.stringify(facts.feelings)],
  );
  const nights = facts.sleepMinutes.filter(([key]) => key < today);
  await save(nights.map(([key, sleepMinutes]) => day(key, { sleepMinutes })));
  await t.deps.jobs.add(null, 'insights', null);
  await t.deps.jobs.drain();
  const read = async () =>
    ((await callApi(t, amara, 'GET', `/insights?today=${today}`)).body as InsightsResponse)
      .insights;
  expect(await read()).toMatchObject([{ outcome: 'feeling', factor: 'sleep_hours', lag: 0 }]);
  expect((await callApi(t, amara, 'DELETE', '/health-import')).body).toMatchObject({ days: 0 });
  expect(await stored()).toEqual([]);
  expect(await read()).toEqual([]);
  const [row] = await t.sql<{ report: object }>('select report from insights where user_id = $1', [
    amara.userId,
  ]);
  expect(JSON.stringify(row?.report)).not.toContain('sleep_hours');
});
