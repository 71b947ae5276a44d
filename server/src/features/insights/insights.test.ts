import { addDays, type DayKey } from '@hearthway/domain/calendar';
import type { InsightsResponse } from '@hearthway/domain/insights/contract';
import type { MemberFacts } from '@hearthway/domain/insights/member-facts';
import { simulateMember } from '@hearthway/domain/insights/testing/simulated-member';
import { seededRandom } from '@hearthway/domain/seeded-random';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { isOnPostgres } from '../../testing/engine.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { updateInsights } from './update-insights.ts';

const NOW = new Date('2026-11-15T13:00:00Z');
const today = '2026-11-15';
const MOVED = 'feeling:pillar.movement:0';

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

async function recordDays(member: SignedInMember, effect = 1.8, recorded = 95): Promise<void> {
  const days = Math.ceil(recorded / 0.9) + 1;
  const firstDay = addDays(today, -days);
  const facts = simulateMember({ recorded, effect, firstDay }, seededRandom(4));
  await store(member, facts);
}

async function store({ userId }: SignedInMember, facts: MemberFacts): Promise<void> {
  await t.sql(
    `insert into daily_checkins (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
     select $1, (row ->> 0)::date, (row -> 1 ->> 0)::int, (row -> 1 ->> 1)::int, (row -> 1 ->> 2)::int,
       (row -> 1 ->> 3)::int, (row -> 1 ->> 4)::int from jsonb_array_elements($2::jsonb) row`,
    [userId, JSON.stringify(facts.checkins)],
  );
  await t.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), (row ->> 0)::date + interval '12 hours', 0, (row ->> 0)::date,
       (row ->> 1)::int, 'private words', array(select jsonb_array_elements_text(row -> 2)), now()
     from jsonb_array_elements($2::jsonb) row`,
    [userId, JSON.stringify(facts.feelings)],
  );
}

const read = async (member = amara) =>
  (await callApi(t, member, 'GET', `/insights?today=${today}`)).body as InsightsResponse;
const mark = (insight: string, kind: string, isSet = true, at = t.clock.now()) =>
  callApi(t, amara, 'PUT', '/insights/marks', { insight, mark: kind, isSet, at: at.toISOString() });
const home = async () =>
  (await callApi(t, amara, 'GET', `/home?today=${today}`)).body as { insight: unknown };
const stored = async () =>
  (
    await t.sql<{ through: DayKey; report: { insights: { state: string }[] } }>(
      'select through::text, report from insights where user_id = $1',
      [amara.userId],
    )
  )[0];

test('the background job finds a difference between a member’s days and returns those days', async () => {
  await recordDays(amara);
  await t.deps.jobs.add(null, 'insights', null);
  await t.deps.jobs.drain();
  const { insights, waiting } = await read();
  const moved = insights.find(({ factor }) => factor === 'pillar.movement');
  expect(moved).toMatchObject({ outcome: 'feeling', lag: 0, state: 'holds', confidence: 3 });
  expect(moved?.days.length).toBe((moved?.counts[0] ?? 0) + (moved?.counts[1] ?? 0));
  expect(waiting[0]).toMatchObject({ factor: 'pillar.sleep', kind: 'nothing_yet' });
  expect(JSON.stringify(await stored())).not.toContain('private words');
});

test('insights are computed again only for members with a new finished day', async () => {
  await recordDays(amara, 0, 20);
  const other = await signUpMember(t);
  await recordDays(other, 0, 20);
  expect(await updateInsights(t.deps)).toBe(2);
  expect(await updateInsights(t.deps)).toBe(0);
  await t.sql(`insert into daily_checkins (user_id, date, sleep) values ($1, $2, 1)`, [
    amara.userId,
    today,
  ]);
  expect(await updateInsights(t.deps)).toBe(0);
  t.clock.set('2026-11-16T13:00:00Z');
  expect(await updateInsights(t.deps)).toBe(1);
  expect((await stored())?.through).toBe('2026-11-15');
});

describe.runIf(isOnPostgres)('insights', () => {
  test('home shows a new insight until the member has seen it', async () => {
    await recordDays(amara);
    await updateInsights(t.deps);
    expect((await home()).insight).toMatchObject({ factor: 'pillar.movement', state: 'holds' });
    await mark(MOVED, 'seen');
    expect((await home()).insight).toBeNull();
  });

  test('Home and Progress show the same numbers for an insight', async () => {
    await recordDays(amara);
    await updateInsights(t.deps);
    const member = amara.userId;
    await t.sql(
      `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     values ($1, gen_random_uuid(), $2::date + interval '12 hours', 0, $2, 5, '', '{}', now())`,
      [member, today],
    );
    await t.sql(
      `insert into daily_checkins (user_id, date, nutrition, movement, sleep) values ($1, $2, 1, 1, 1)`,
      [member, today],
    );
    const tomorrow = addDays(today, 1);
    const get = async (path: string) =>
      (await callApi(t, amara, 'GET', `${path}?today=${tomorrow}`)).body;
    const onHome = (await get('/home')).insight;
    const onProgress = (await get('/insights')).insights.find(
      ({ factor }: { factor: string }) => factor === onHome.factor,
    );
    expect([onProgress.means, onProgress.counts]).toEqual([onHome.means, onHome.counts]);
  });

  test('insights about a pillar disappear as soon as the member hides it', async () => {
    await recordDays(amara);
    await updateInsights(t.deps);
    await t.sql(
      `insert into hidden_pillars (user_id, pillar, is_hidden, at) values ($1, 'movement', true, now())`,
      [amara.userId],
    );
    expect((await read()).insights).toEqual([]);
    expect((await home()).insight).toBeNull();
  });

  test('after low days, Home shows no insight and the page about insights offers help', async () => {
    await recordDays(amara);
    await updateInsights(t.deps);
    expect((await read()).isHardStretch).toBe(false);
    await t.sql(
      `update journal_entries set feeling = 1 where user_id = $1 and day > $2::date - 7`,
      [amara.userId, today],
    );
    expect((await read()).isHardStretch).toBe(true);
    expect((await home()).insight).toBeNull();
  });

  test('a member can turn off one insight or all of them', async () => {
    await recordDays(amara);
    await updateInsights(t.deps);
    const later = new Date(NOW.getTime() - 1000);
    await mark(MOVED, 'off', true, later);
    await mark(MOVED, 'off', false, new Date(NOW.getTime() - 2000));
    expect((await read()).marks.off).toEqual([MOVED]);
    expect((await home()).insight).toBeNull();
    await mark('all', 'off');
    expect(await read()).toMatchObject({ insights: [], waiting: [], marks: { isOff: true } });
    await t.sql('delete from insights where user_id = $1', [amara.userId]);
    expect(await updateInsights(t.deps)).toBe(0);
  });

  test('a removed journal entry disappears from the chart of an insight at once', async () => {
    await recordDays(amara);
    await updateInsights(t.deps);
    const before = (await read()).insights[0]?.days ?? [];
    const gone = before.at(-1)?.[0];
    await t.sql(
      `update journal_entries set feeling = null, words = '', tags = '{}' where user_id = $1 and day = $2`,
      [amara.userId, gone],
    );
    const after = (await read()).insights[0]?.days ?? [];
    expect(after.map(([day]) => day)).toEqual(before.slice(0, -1).map(([day]) => day));
  });

  test('an insight that the latest days contradict is shown as no longer valid', async () => {
    await recordDays(amara);
    await updateInsights(t.deps);
    await t.sql(`update journal_entries set feeling = 3 where user_id = $1`, [amara.userId]);
    await t.sql(`update insights set through = '2026-11-01' where user_id = $1`, [amara.userId]);
    await updateInsights(t.deps);
    expect((await stored())?.report.insights).toMatchObject([{ state: 'faded', changedOn: today }]);
  });

  test.each([
    [{ insight: 'all', mark: 'off', isSet: true }],
    [{ insight: 'drop table', mark: 'off', isSet: true, at: NOW.toISOString() }],
    [{ insight: 'all', mark: 'favourite', isSet: true, at: NOW.toISOString() }],
  ])('the server refuses to store the invalid mark %j on an insight', async (body) => {
    expect((await callApi(t, amara, 'PUT', '/insights/marks', body)).status).toBe(400);
  });
});
