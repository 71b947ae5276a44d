import { addDays } from '@hearthway/domain/calendar';
import type { ExperimentsResponse, StoredExperiment } from '@hearthway/domain/experiments/contract';
import { getResult } from '@hearthway/domain/experiments/result';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { type SignedInMember, signInAgain, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-15T13:00:00Z');
const today = '2026-11-15';

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

const makePremium = ({ userId }: SignedInMember) =>
  t.sql(`update profiles set tier = 'premium' where user_id = $1`, [userId]);
const read = async (who = amara, day = today) =>
  (await callApi(t, who, 'GET', `/experiments?today=${day}`)).body as ExperimentsResponse;
const start = (change: object = {}, who = amara) =>
  callApi(t, who, 'PUT', '/experiments', {
    id: crypto.randomUUID(),
    habit: 'walk_after_lunch',
    words: '',
    outcome: 'feeling',
    weeks: 2,
    startsOn: today,
    today,
    ...change,
  });
const mark = (id: string, day: string, didIt: boolean, seconds = 0, who = amara) =>
  callApi(t, who, 'PUT', '/experiments/days', {
    id,
    day,
    didIt,
    at: new Date(NOW.getTime() - 60_000 + seconds * 1000).toISOString(),
  });
const stop = (id: string, who = amara) =>
  callApi(t, who, 'PUT', '/experiments/stop', { id, today });

test('two requests with the same id start one experiment with a random plan', async () => {
  const id = crypto.randomUUID();
  expect((await start({ id })).status).toBe(200);
  expect((await start({ id, outcome: 'sleep' })).status).toBe(200);
  const { experiments } = await read();
  expect(experiments).toHaveLength(1);
  expect(experiments[0]).toMatchObject({ id, outcome: 'feeling', startsOn: today, marks: [] });
  expect(experiments[0]?.plan).toMatch(/^(10|01){7}$/);
});

test('a free member gets one experiment of two weeks', async () => {
  expect((await read()).mayStart).toBe('free');
  expect(await start({ weeks: 4 })).toMatchObject({
    status: 403,
    body: { code: 'premium_required' },
  });
  const id = crypto.randomUUID();
  await start({ id });
  await stop(id);
  expect((await read()).mayStart).toBe('no');
  expect((await start()).status).toBe(403);
  await makePremium(amara);
  expect((await start({ weeks: 4 })).status).toBe(200);
});

test('if several experiments are started at once, only one runs', async () => {
  await makePremium(amara);
  const answers = await Promise.all([start(), start(), start()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect((await read()).experiments).toHaveLength(1);
});

test.each([
  ['that starts yesterday', { startsOn: '2026-11-14' }, 'wrong_start'],
  ['that starts in two days', { startsOn: '2026-11-17' }, 'wrong_start'],
  [
    'on a day that is nowhere',
    { today: '2026-11-20', startsOn: '2026-11-20' },
    'not_today_anywhere',
  ],
  ['too short for its habit', { habit: 'wake_time' }, 'wrong_length'],
  [
    'that nobody should try alone',
    { habit: 'own', words: 'stop my sertraline' },
    'experiment_refused',
  ],
])('an experiment %s is refused', async (_name, change, code) => {
  expect(await start(change)).toMatchObject({ status: 422, body: { code } });
  expect((await read()).experiments).toEqual([]);
});

test.each([
  ['own words that are too long', { habit: 'own', words: 'x'.repeat(81) }],
  ['no words for one’s own habit', { habit: 'own', words: ' ' }],
  ['words for a listed habit', { words: 'stop my sertraline' }],
  ['an unknown habit', { habit: 'fasting' }],
])('a request to start an experiment with %s is invalid', async (_name, change) => {
  expect((await start(change)).status).toBe(400);
  expect((await read()).experiments).toEqual([]);
});

test('the later answer for a day counts, in whatever order answers arrive', async () => {
  const id = crypto.randomUUID();
  await start({ id });
  await mark(id, today, true, 3);
  expect((await mark(id, today, false, 2)).body).toEqual({ id, day: today, didIt: true });
  expect((await read()).experiments[0]?.marks).toEqual([{ day: today, didIt: true }]);
  expect((await mark(id, '2026-11-14', true)).status).toBe(422);
});

test('stopping an experiment a second time does not change its last day', async () => {
  const id = crypto.randomUUID();
  await start({ id });
  await stop(id);
  t.clock.set('2026-11-16T13:00:00Z');
  amara = await signInAgain(t, amara);
  const again = await callApi(t, amara, 'PUT', '/experiments/stop', { id, today: '2026-11-16' });
  expect(again.body.experiments).toMatchObject([{ id, stoppedOn: today }]);
});

test('members cannot see, mark or stop the experiments of others', async () => {
  const id = crypto.randomUUID();
  await start({ id });
  const other = await signUpMember(t);
  expect((await read(other)).experiments).toEqual([]);
  expect((await mark(id, today, true, 0, other)).status).toBe(404);
  expect((await stop(id, other)).status).toBe(404);
  expect((await read()).experiments[0]).toMatchObject({ marks: [], stoppedOn: null });
});

test('the result of a finished experiment compares the feelings on days with and without the habit', async () => {
  const id = crypto.randomUUID();
  await start({ id });
  const { plan } = (await read()).experiments[0] as StoredExperiment;
  await t.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), day + interval '12 hours', 0, day,
       case substr($2, (day - $3::date) + 1, 1) when '1' then 4 else 3 end, '', '{}', now()
     from (select $3::date + n as day from generate_series(0, 13) n) days`,
    [amara.userId, plan, today],
  );
  const later = addDays(today, 14);
  t.clock.set('2026-11-29T13:00:00Z');
  amara = await signInAgain(t, amara);
  const one = (await read(amara, later)).experiments[0] as StoredExperiment;
  expect(getResult(one, new Map(one.values))).toMatchObject({
    kind: 'difference',
    pairs: 7,
    difference: 1,
  });
});

test('the home page says whether a running experiment has an instruction for today', async () => {
  const home = async (day: string) =>
    ((await callApi(t, amara, 'GET', `/home?today=${day}`)).body as { hasExperiment: boolean })
      .hasExperiment;
  expect(await home(today)).toBe(false);
  const id = crypto.randomUUID();
  await start({ id, startsOn: '2026-11-16' });
  expect(await home(today)).toBe(false);
  t.clock.set('2026-11-29T13:00:00Z');
  amara = await signInAgain(t, amara);
  expect(await home('2026-11-29')).toBe(true);
  t.clock.set('2026-11-30T13:00:00Z');
  amara = await signInAgain(t, amara);
  expect(await home('2026-11-30')).toBe(false);
});
