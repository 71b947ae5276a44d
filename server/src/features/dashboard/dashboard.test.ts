import type { ChartName, ChartRow } from '@hearthway/domain/dashboard/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');

let t: TestApp;
let admin: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now });
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
  await t.sql(`with made as (insert into auth.users (email, email_confirmed_at)
      select 'crowd' || n || '@example.com', '2026-11-01' from generate_series(1, 20) n returning id, email)
    select count(*) from made`);
  // Three of the eight MHI members have premium: too few to show.
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
    expect(members).toContainEqual({ series: 'free', label: 'WHI', people: 12 - 1, value: null });
    expect(members).toContainEqual({ series: 'premium', label: 'MHI', people: null, value: null });
  });

  it('counts the members who joined and who left in each week', async () => {
    expect(await chart('joined')).toContainEqual({
      ...{ series: 'joined', label: '2026-11-02', people: 20, value: null },
    });
    await t.sql(`delete from auth.users where email in
      (select 'crowd' || n || '@example.com' from generate_series(15, 20) n)`);
    await t.deps.jobs.add(null, 'numbers', null);
    await t.deps.jobs.drain();
    const left = (await chart('joined')).filter(({ series }) => series === 'left');
    expect(left).toMatchObject([{ people: 6 }]);
  });

  it('counts a member once in each week in which they were active', async () => {
    expect(await chart('active')).toEqual([
      { series: 'active', label: '2026-11-02', people: null, value: null },
      { series: 'active', label: '2026-11-09', people: 9, value: null },
    ]);
  });

  it('shows the average pulse of a week only if at least five members answered', async () => {
    expect(await chart('pulse')).toEqual([
      { series: 'overall', label: '2026-11-02', people: null, value: null },
      { series: 'overall', label: '2026-11-09', people: 6, value: 6.5 },
    ]);
  });

  it('has every chart and the time it was calculated', async () => {
    const { body } = await callApi(t, admin, 'GET', '/admin/numbers');
    expect(body.charts).toHaveLength(9);
    expect(body.madeAt).toBe(now.toISOString());
  });
});
