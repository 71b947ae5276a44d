import {
  type ChartName,
  type ChartRow,
  PRACTICE_WEEKS,
} from '@hearthway/domain/dashboard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { isOnPostgres } from '../../testing/engine.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { UNREACHABLE_STRIPE } from '../../testing/stripe-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');

let t: TestApp;
let admin: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now });
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
  await t.sql(`with made as (insert into auth.users (email, email_confirmed_at)
      select 'crowd' || n || '@example.com', '2026-11-01' from generate_series(1, 30) n returning id, email)
    select count(*) from made`);
  await t.sql(`update profiles set created_at = '2026-11-03T10:00:00Z',
      recommended_path = case when substr(email, 6, 2) ~ '^1' then 'WHI' else 'MHI' end,
      tier = case when email in ('crowd2@example.com', 'crowd3@example.com', 'crowd4@example.com')
        then 'premium' else 'free' end
    where email like 'crowd%'`);
  const crowd = (most: number) =>
    `from auth.users where email in (select 'crowd' || n || '@example.com' from generate_series(1, ${most}) n)`;
  await t.sql(
    `insert into daily_checkins (user_id, date, sleep) select id, '2026-11-11', 1 ${crowd(9)}`,
  );
  await t.sql(
    `insert into daily_checkins (user_id, date, sleep) select id, '2026-11-12', 1 ${crowd(9)}`,
  );
  await t.sql(
    `insert into daily_checkins (user_id, date, sleep) select id, '2026-11-04', 1 ${crowd(4)}`,
  );
  await t.sql(`insert into reports (user_id, kind, week_start, report_text, meta)
    select id, 'weekly_pulse', '2026-11-09', '', '{"overall": 6.5}' ${crowd(6)}`);
  await t.sql(`insert into reports (user_id, kind, week_start, report_text, meta)
    select id, 'weekly_pulse', '2026-11-02', '', '{"overall": 2}' ${crowd(4)}`);
  await t.deps.jobs.add(null, 'numbers', null);
  await t.deps.jobs.drain();
});
afterAll(() => t.close());

async function chart(name: ChartName): Promise<ChartRow[]> {
  const { body } = await callApi(t, admin, 'GET', '/admin/numbers');
  return body.charts.find((each: { name: string }) => each.name === name).rows;
}

describe('the dashboard', () => {
  it('counts members by tier and track, and hides groups of fewer than five', async () => {
    const members = await chart('members');
    expect(members).toContainEqual({ series: 'free', label: 'MHI', people: 16, value: null });
    expect(members).toContainEqual({ series: 'free', label: 'WHI', people: null, value: null });
    expect(members).toContainEqual({ series: 'premium', label: 'MHI', people: null, value: null });
  });

  it('counts the members who joined and who left in each week', async () => {
    expect(await chart('joined')).toContainEqual({
      ...{ series: 'joined', label: '2026-11-02', people: 30, value: null },
    });
    await t.sql(`delete from auth.users where email in
      (select 'crowd' || n || '@example.com' from generate_series(15, 20) n)`);
    await t.deps.jobs.add(null, 'numbers', null);
    await t.deps.jobs.drain();
    const left = (await chart('joined')).filter(({ series }) => series === 'left');
    expect(left).toMatchObject([{ people: 6 }]);
  });

  it('shows the average pulse of a week only if at least five members answered', async () => {
    expect(await chart('pulse')).toEqual([
      { series: 'overall', label: '2026-11-02', people: null, value: null },
      { series: 'overall', label: '2026-11-09', people: 6, value: 6.5 },
    ]);
  });

  it('contains every chart and the time of its calculation', async () => {
    const { body } = await callApi(t, admin, 'GET', '/admin/numbers');
    expect(body.charts).toHaveLength(8);
    expect(body.madeAt).toBe(now.toISOString());
    expect(body.totals).toMatchObject({ members: 25, joinedThisMonth: 25, closedThisMonth: 6 });
  });
});

describe.runIf(isOnPostgres)('the numbers of a practice with up to twenty members', () => {
  it('are shown only as totals, even if they are small', async () => {
    const small = await createTestApp({ now });
    const owner = await signUpMember(small);
    await makeAdmin(small, owner);
    const premium = await createMember(small);
    const ended = await createMember(small);
    const setPremium = (userId: string, until: string) =>
      small.sql(
        `update profiles set tier = 'premium', premium_expires_at = $2 where user_id = $1`,
        [...[userId, until]],
      );
    await setPremium(premium.userId, '2026-12-24');
    await setPremium(ended.userId, '2026-11-01');
    await small.deps.jobs.add(null, 'numbers', null);
    await small.deps.jobs.drain();
    const { body } = await callApi(small, owner, 'GET', '/admin/numbers');
    expect(body).toMatchObject({
      totals: {
        ...{ members: 3, joinedThisWeek: 3, joinedThisMonth: 3, active: 0 },
        ...{ premium: 1, endedThisMonth: 1, invited: 0, closedThisMonth: 0 },
      },
      ...{ retention: [], firstWeeks: null, workshops: [], charts: [] },
    });
    await small.close();
  });
});

describe.runIf(isOnPostgres)('an active member', () => {
  it('saved a check-in, a journal entry, gratitude or a pulse in the last seven days, and is counted once', async () => {
    const app = await createTestApp({ now });
    const owner = await signUpMember(app);
    await makeAdmin(app, owner);
    for (let n = 0; n < 5; n++) await createMember(app);
    const some = (limit: number, offset: number) =>
      `from (select user_id from profiles order by user_id limit ${limit} offset ${offset}) p`;
    await app.sql(
      `insert into daily_checkins (user_id, date, sleep) select user_id, '2026-11-10', 1 ${some(3, 0)}`,
    );
    await app.sql(`insert into journal_entries (id, user_id, at, utc_offset, day, feeling, words, tags, changed_at)
      select gen_random_uuid(), user_id, '2026-11-11', 0, '2026-11-11', 3, 'Tired', '{}', '2026-11-11' ${some(2, 2)}`);
    await app.sql(`insert into reports (user_id, kind, week_start, report_text, meta, created_at)
      select user_id, 'weekly_pulse', '2026-11-02', '', '{"overall": 6}', '2026-11-09T08:00:00Z' ${some(1, 4)}`);
    await app.sql(`insert into reports (user_id, kind, week_start, report_text, meta, created_at)
      select user_id, 'weekly_pulse', '2026-11-02', '', '{"overall": 6}', '2026-11-08T08:00:00Z' ${some(1, 5)}`);
    await app.deps.jobs.add(null, 'numbers', null);
    await app.deps.jobs.drain();
    const { body } = await callApi(app, owner, 'GET', '/admin/numbers');
    expect(body.weeks.at(-1)).toMatchObject({ from: '2026-11-09', active: 5, checkins: null });
    const today = await callApi(app, owner, 'GET', '/admin/today');
    expect(today.body.totals.active).toBe(5);
    await app.close();
  });
});

describe.runIf(isOnPostgres)('the weeks on the dashboard', () => {
  it('show how many members joined and left, and hide what fewer than five people did', async () => {
    const app = await createTestApp({ now });
    const owner = await signUpMember(app);
    await makeAdmin(app, owner);
    for (let n = 0; n < 5; n++) await createMember(app);
    await app.sql(`update profiles set created_at = '2026-10-01T10:00:00Z'`);
    await app.sql(`update profiles set created_at = '2026-11-10T10:00:00Z' where user_id = $1`, [
      owner.userId,
    ]);
    await app.sql(`insert into app.departures (week, people) values ('2026-11-02', 2)`);
    await app.sql(
      `insert into daily_checkins (user_id, date, sleep) select user_id, '2026-11-12', 1 from profiles`,
    );
    await app.sql(
      `insert into daily_checkins (user_id, date, sleep) select user_id, '2026-11-05', 1 from profiles limit 4`,
    );
    await app.deps.jobs.add(null, 'numbers', null);
    await app.deps.jobs.drain();
    const { body } = await callApi(app, owner, 'GET', '/admin/numbers');
    expect(body.weeks).toHaveLength(PRACTICE_WEEKS);
    expect(body.weeks.slice(-2)).toMatchObject([
      { from: '2026-11-02', members: 5, joined: 0, left: 2, active: null, checkins: null },
      { from: '2026-11-09', members: 6, joined: 1, left: 0, active: 6, checkins: 6 },
    ]);
    expect(body.weeks[0]).toMatchObject({ members: 2, checkins: 0, paying: 0, revenue: {} });
    expect(body.takesPayments).toBe(false);
    await app.close();
  });
});

describe.runIf(isOnPostgres)('the numbers of a larger practice', () => {
  let large: TestApp;
  let owner: SignedInMember;
  const read = async () => {
    await large.deps.jobs.add(null, 'numbers', null);
    await large.deps.jobs.drain();
    return (await callApi(large, owner, 'GET', '/admin/numbers')).body;
  };
  beforeAll(async () => {
    large = await createTestApp({ now, env: UNREACHABLE_STRIPE });
    owner = await signUpMember(large);
    await makeAdmin(large, owner);
    await large.sql(`insert into auth.users (email, email_confirmed_at)
      select 'm' || n || '@example.com', '2026-06-01' from generate_series(1, 24) n`);
    await large.sql(`update profiles set created_at = case when substr(email, 2, 2)::text ~ '^(1[0-2]|[1-9]@)'
      then '2026-06-10T10:00:00Z'::timestamptz else '2026-09-10T10:00:00Z' end where email like 'm%@example.com'`);
  });
  afterAll(() => large.close());

  it('show how many of the members who joined in a month stayed', async () => {
    await large.sql(`insert into daily_checkins (user_id, date, sleep)
      select user_id, '2026-07-15', 1 from profiles where created_at < '2026-07-01' and email <> 'm1@example.com'`);
    await large.sql(`insert into daily_checkins (user_id, date, sleep)
      select user_id, '2026-10-15', 1 from profiles where email in ('m20@example.com', 'm21@example.com')`);
    const { retention } = await read();
    expect(retention).toEqual([
      { from: '2026-06-01', to: '2026-06-01', people: 12, shares: [90, 10, 10, 10] },
      { from: '2026-09-01', to: '2026-09-01', people: 12, shares: [20] },
    ]);
  });

  it('show how many new members are still active in their second week', async () => {
    await large.sql(`insert into daily_checkins (user_id, date, sleep)
      select user_id, '2026-09-18', 1 from profiles where email in
        ('m13@example.com', 'm14@example.com', 'm15@example.com', 'm16@example.com', 'm17@example.com', 'm18@example.com')`);
    const { firstWeeks } = await read();
    expect(firstWeeks).toEqual({
      joined: 12,
      steps: [
        { step: 'took_quiz', share: 10 },
        { step: 'first_week', share: 10 },
        { step: 'second_week', share: 50 },
      ],
    });
  });

  it('show how many complete a workshop, unless fewer than five people began it', async () => {
    await large.sql(`insert into resources (slug, title, body, lane, "order", tags) values
      ('week-one', 'Week one', 'KNOW 1', 'SHJ', 1, '{workshop}'),
      ('week-two', 'Week two', 'KNOW 1', 'SHJ', 2, '{workshop}'),
      ('week-three', 'Week three', 'KNOW 1', 'SHJ', 3, '{workshop}')`);
    const begin = (slug: string, people: number) =>
      large.sql(
        `insert into user_shj_unit_status (user_id, workshop_slug, unit_kind, unit_index, completed_at)
        select user_id, $1, 'know', 1, '2026-11-01' from profiles where email like 'm%' order by email limit $2`,
        [...[slug, people]],
      );
    await begin('week-one', 20);
    await begin('week-two', 7);
    await begin('week-three', 4);
    await large.sql(`insert into workshop_progress (user_id, resource_id)
      select s.user_id, r.id from user_shj_unit_status s join resources r on r.slug = s.workshop_slug
      where r.slug = 'week-one' order by s.user_id limit 8`);
    const { workshops } = await read();
    expect(workshops).toEqual([
      { title: 'Week one', begun: 20, share: 40 },
      { title: 'Week two', begun: 7, share: null },
    ]);
  });

  it('add up what members really paid, as an amount per month', async () => {
    const pay = (email: string, event: string) =>
      large.sql(
        `insert into app.payment_events (id, user_id, kind, at, until, amount, currency)
         select 'evt_' || $1 || x.kind || x.at, user_id, x.* from profiles,
           (values (${event})) as x (kind, at, until, amount, currency) where email = $1`,
        [email],
      );
    const month = `'paid', '2026-11-01'::timestamptz, '2026-12-01'::timestamptz`;
    const year = `'paid', '2026-03-01'::timestamptz, '2027-03-01'::timestamptz`;
    await pay('m1@example.com', `${month}, 1900::bigint, 'eur'`);
    await pay('m2@example.com', `${year}, 12000::bigint, 'eur'`);
    await pay('m3@example.com', `${month}, 1900::bigint, 'eur'`);
    await pay(
      'm3@example.com',
      `'cancelled', '2026-11-05'::timestamptz, '2026-11-05'::timestamptz, null::bigint, null`,
    );
    await pay('m4@example.com', `${month}, null::bigint, null`);
    await large.sql(`delete from app.desk_numbers where chart = 'weeks'`);
    const { weeks, takesPayments } = await read();
    expect(takesPayments).toBe(true);
    expect(weeks.at(-1)).toMatchObject({ paying: 3, priced: 2, revenue: { eur: 2900 } });
    expect(weeks.at(-3)).toMatchObject({ paying: 4, revenue: { eur: 4800 } });
  });

  it('say what was received this month, without refunds and earlier payments', async () => {
    await large.sql(`insert into app.payment_events (id, user_id, kind, at, amount, currency)
      select 'evt_back', user_id, 'refunded', '2026-11-10', 1900, 'eur' from profiles
      where email = 'm3@example.com'`);
    expect((await read()).received).toEqual({ month: '2026-11-01', sums: { eur: 1900 } });
  });
});
