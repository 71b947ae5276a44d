import type { HomeResponse } from '@hearthway/domain/home/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { isOnPostgres } from '../../testing/engine.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');
const today = '2026-11-15';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ now });
});
afterAll(() => t.close());
afterEach(() => t.sql("delete from offers; delete from resources where slug like 'home-week-%'"));

const read = (member: SignedInMember, query = `today=${today}`) =>
  callApi<HomeResponse>(t, member, 'GET', `/home?${query}`);
const home = async (member: SignedInMember, query?: string) => (await read(member, query)).body;
const titles = async (member: SignedInMember, query?: string) =>
  (await home(member, query)).offers.map(({ title }) => title);

async function checkin(member: SignedInMember, date: string, pillars: Record<string, number>) {
  const names = Object.keys(pillars);
  await t.sql(
    `insert into daily_checkins (user_id, date, ${names.join()})
     values ($1, $2, ${names.map((_name, index) => `$${index + 3}`).join()})`,
    [member.userId, date, ...Object.values(pillars)],
  );
}

const snooze = (member: SignedInMember) =>
  t.sql(`insert into user_nudge_prefs (user_id, snooze_until) values ($1, '2026-12-31')`, [
    member.userId,
  ]);

const offer = (title: string, more: Record<string, unknown> = {}) => {
  const columns: Record<string, unknown> = { title, ...more };
  const names = Object.keys(columns);
  return t.sql(
    `insert into offers (${names.join()}) values (${names.map((_name, index) => `$${index + 1}`).join()})`,
    Object.values(columns),
  );
};

describe('the home page of a new member', () => {
  it('shows the member, today’s open items, a nudge and no offers', async () => {
    const member = await signUpMember(t);
    const { me, today: items, nudge, offers } = await home(member);
    const account = await callApi(t, member, 'GET', '/account/me');
    expect(me).toEqual(account.body);
    expect(items).toEqual([
      { kind: 'checkin', done: false, rated: 0, of: 5, streak: 0, isStreakDay: false },
      { kind: 'pulse', done: false, daysSinceLast: null },
      { kind: 'path', done: false, track: 'SHJ', reason: null, next: null },
      { kind: 'gratitude', done: false },
    ]);
    expect(nudge).toMatchObject({
      ruleId: 'FALLBACK_SHJ',
      voice: 'charley',
      reason: 'Because any day is a good day for a small step.',
      links: [{ kind: 'route', to: '/shj/workshops' }],
    });
    expect(offers).toEqual([]);
  });

  test.each(['today=2026-11-18', 'today=2026-11-12'])(
    'is refused for the query %s, which is not today in any time zone',
    async (query) => {
      expect((await read(await signUpMember(t), query)).status).toBe(422);
    },
  );

  it.runIf(isOnPostgres)(
    'works on a database without the premium dates and the email column',
    async () => {
      const older = await createTestApp({ now });
      const member = await signUpMember(older);
      await older.sql(
        'alter table profiles drop premium_started_at, drop premium_expires_at, drop email',
      );
      const { status, body } = await callApi<HomeResponse>(
        older,
        member,
        'GET',
        `/home?today=${today}`,
      );
      expect(status).toBe(200);
      expect(body.me.membership).toMatchObject({ tier: 'free', premiumExpiresAt: null });
      await older.close();
    },
  );
});

describe('today’s items on the home page', () => {
  it('take hidden pillars and breaks into account', async () => {
    const member = await signUpMember(t);
    const four = { nutrition: 1, movement: 1, sleep: 1, hormonal_balance: 1 };
    for (const date of ['2026-11-15', '2026-11-12']) await checkin(member, date, four);
    await t.sql(
      `insert into hidden_pillars (user_id, pillar, is_hidden, at)
       values ($1, 'sexual_health', true, now())`,
      [member.userId],
    );
    await t.sql(
      `insert into streak_breaks (user_id, id, first_day, last_day, at)
       values ($1, gen_random_uuid(), '2026-11-13', '2026-11-14', now())`,
      [member.userId],
    );
    const { today: items, scorecard } = await home(member);
    expect(items.find(({ kind }) => kind === 'checkin')).toEqual({
      kind: 'checkin',
      ...{ done: true, rated: 4, of: 4, streak: 2, isStreakDay: true },
    });
    expect(scorecard).toMatchObject({
      hidden: ['sexual_health'],
      breaks: [{ firstDay: '2026-11-13', lastDay: '2026-11-14' }],
    });
  });

  it('show the state of the check-in, the streak, the pulse and the path', async () => {
    const member = await signUpMember(t);
    const five = { nutrition: 1, movement: 1, sleep: 1, hormonal_balance: 2, sexual_health: 2 };
    for (const date of ['2026-11-15', '2026-11-14', '2026-11-13'])
      await checkin(member, date, five);
    await t.sql(
      `insert into reports (user_id, kind, week_start, created_at, report_text, meta)
       values ($1, 'weekly_pulse', '2026-11-09', $2, 'Weekly Pulse', '{}')`,
      [member.userId, new Date('2026-11-12T20:00:00Z')],
    );
    await callApi(t, member, 'POST', '/quick-router', { tag: 'relationship' });
    const { today: items, scorecard } = await home(member);
    expect(items).toEqual([
      {
        kind: 'path',
        done: true,
        track: 'IBC',
        reason: 'Because you want to feel closer.',
        next: { label: 'Start Intake', to: '/intimabalance#intake' },
      },
      { kind: 'gratitude', done: false },
      { kind: 'checkin', done: true, rated: 5, of: 5, streak: 3, isStreakDay: true },
      { kind: 'pulse', done: true, daysSinceLast: 3 },
    ]);
    const history = await callApi<{ days: unknown }>(
      t,
      member,
      'GET',
      `/scorecard/days?today=${today}`,
    );
    expect(scorecard.days).toEqual(history.body.days);
  });

  it('show the next workshop and no offer for something the member has already begun', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await t.sql(
      `insert into resources (id, slug, title, body, tags, lane, "order") values
         ($1, 'home-week-1', 'One', '', '{workshop}', 'SHJ', 1),
         ($2, 'home-week-2', 'Two', $3, '{workshop}', 'SHJ', 2)`,
      [first, second, `## KNOW 1: Look\n\nOne.\n\n## KNOW 2: Listen\n\n${'Word '.repeat(300)}`],
    );
    await offer('Begin', { cta_route: '/shj/workshops', priority: 2 });
    await offer('Pulse', { cta_route: '/action#weekly' });
    await offer('Rest', { cta_route: '/resources' });
    const member = await signUpMember(t);
    await snooze(member);
    await callApi(t, member, 'POST', '/quick-router', { tag: 'poor_sleep' });
    const nextStep = async () => {
      const path = (await home(member)).today.find(({ kind }) => kind === 'path');
      return path?.kind === 'path' ? path.next : undefined;
    };
    expect(await nextStep()).toMatchObject({
      label: 'Watch KNOW 1 (Week 1A)',
      to: '/shj/workshops/home-week-1',
      film: { title: null, minutes: null, workshop: 'One', week: 1, isBegun: false },
    });
    expect(await titles(member)).toEqual(['Begin', 'Rest']);
    await t.sql('insert into workshop_progress (user_id, resource_id) values ($1, $2)', [
      member.userId,
      first,
    ]);
    await t.sql(
      `insert into user_shj_unit_status (user_id, workshop_slug, unit_kind, unit_index)
       values ($1, 'home-week-2', 'know', 1)`,
      [member.userId],
    );
    expect(await nextStep()).toMatchObject({
      label: 'Continue week 2 · KNOW 2',
      film: { title: 'Listen', minutes: 2, workshop: 'Two', week: 2, isBegun: true },
    });
    expect(await titles(member)).toEqual(['Rest']);
  });

  it('come with the number of this week’s open commitments if premium is active', async () => {
    const member = await signUpMember(t);
    await t.sql(`update profiles set tier = 'premium' where user_id = $1`, [member.userId]);
    const commitment = (week: string, review: string | null = null) =>
      t.sql(
        `insert into commitments (user_id, id, week, text, source, review)
         values ($1, $2, $3, 'A walk', 'own', $4)`,
        [member.userId, crypto.randomUUID(), week, review],
      );
    await commitment('2026-11-09');
    await commitment('2026-11-09', 'kept');
    await commitment('2026-11-02');
    expect((await home(member)).openCommitments).toBe(1);
    await t.sql(`update profiles set premium_expires_at = $2 where user_id = $1`, [
      member.userId,
      new Date('2026-11-14T20:00:00Z'),
    ]);
    expect((await home(member)).openCommitments).toBe(0);
  });

  it('do not include other members’ check-ins', async () => {
    const [amara, ben] = [await signUpMember(t), await signUpMember(t)];
    await checkin(amara, today, { sleep: 2 });
    expect((await home(ben)).today[0]).toMatchObject({ rated: 0 });
    expect((await home(amara)).today[0]).toMatchObject({ rated: 1 });
  });
});

describe.runIf(isOnPostgres)('the nudge card', () => {
  const lowHormones = async (member: SignedInMember) => {
    await checkin(member, '2026-11-14', { hormonal_balance: 1 });
    await checkin(member, '2026-11-13', { hormonal_balance: 0 });
  };

  it('is chosen from the member’s check-ins and gives that as the reason', async () => {
    const member = await signUpMember(t);
    await lowHormones(member);
    expect((await home(member)).nudge).toMatchObject({
      ruleId: 'R1_HORMONES',
      voice: 'rui',
      reason: 'Because your hormonal balance was low on 2 of the last 7 days.',
    });
  });

  it('suggests a free article in addition to booking an appointment', async () => {
    const member = await signUpMember(t);
    await t.sql(`update profiles set gender = 'female' where user_id = $1`, [member.userId]);
    await lowHormones(member);
    expect((await home(member)).nudge?.read).toBeNull();
    await t.sql(
      `insert into resources (slug, title, body, lane, minutes)
       values ('perimenopause-in-plain-words', 'Perimenopause', 'x', 'WHI', 4)`,
    );
    expect((await home(member)).nudge?.read).toEqual({
      slug: 'perimenopause-in-plain-words',
      title: 'Perimenopause',
      minutes: 4,
    });
    await t.sql(`update resources set visibility = 'hidden' where slug = $1`, [
      'perimenopause-in-plain-words',
    ]);
    expect((await home(member)).nudge?.read).toBeNull();
  });

  it('ignores the check-ins after the member withdraws consent', async () => {
    const member = await signUpMember(t);
    await lowHormones(member);
    await t.sql(
      `insert into consents (user_id, kind, version, granted, at)
       values ($1, 'personalisation', '2025-01', false, $2)`,
      [member.userId, new Date('2026-11-15T20:00:01Z')],
    );
    expect((await home(member)).nudge?.ruleId).toBe('FALLBACK_SHJ');
  });

  it('comes back seven days after "Not now" and not earlier', async () => {
    const member = await signUpMember(t);
    const act = { action: 'not_now', ruleId: 'FALLBACK_SHJ', today };
    await callApi(t, member, 'POST', '/nudge-card/actions', act);
    expect((await home(member)).nudge).toBeNull();
    t.clock.set('2026-11-21T20:00:00Z');
    const { access_token } = await signInAgain(member);
    const later = { ...member, headers: { Authorization: `Bearer ${access_token}` } };
    expect((await home(later, 'today=2026-11-21')).nudge).toBeNull();
    t.clock.set('2026-11-22T20:00:00Z');
    const again = await signInAgain(member);
    const week = { ...member, headers: { Authorization: `Bearer ${again.access_token}` } };
    expect((await home(week, 'today=2026-11-22')).nudge?.ruleId).toBe('FALLBACK_SHJ');
    t.clock.set(now);
  });

  it('stays hidden after "Don’t show again", and no other card replaces it', async () => {
    const member = await signUpMember(t);
    await lowHormones(member);
    await t.sql(
      `insert into user_nudge_prefs (user_id, hidden_rules) values ($1, '{R1_HORMONES}')`,
      [member.userId],
    );
    expect((await home(member)).nudge).toBeNull();
  });
});

async function signInAgain({ email, password }: SignedInMember) {
  const response = await t.app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()) as { access_token: string };
}
