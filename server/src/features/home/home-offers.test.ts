import type { HomeResponse } from '@hearthway/domain/home/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
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

describe('the offers on the home page', () => {
  it('are sorted by priority and date, without duplicates, at most three', async () => {
    const member = await signUpMember(t);
    await offer('Low', { priority: 1 });
    await offer('High', { priority: 9, cta_route: '/shj' });
    await offer('Same place', { priority: 8, cta_route: '/shj' });
    await offer('Older', { priority: 5, created_at: '2026-01-01' });
    await offer('Newer', { priority: 5, created_at: '2026-02-01' });
    expect(await titles(member)).toEqual(['High', 'Newer', 'Older']);
  });

  it('never repeat a link of the nudge card', async () => {
    const member = await signUpMember(t);
    await offer('Same as the nudge', { priority: 9, cta_route: '/shj/workshops' });
    await offer('Other', { cta_route: '/resources' });
    expect(await titles(member)).toEqual(['Other']);
    await snooze(member);
    expect(await titles(member)).toEqual(['Same as the nudge', 'Other']);
  });

  it('are shown only while active and within their dates', async () => {
    const member = await signUpMember(t);
    await offer('Off', { active: false });
    await offer('Soon', { start_at: '2026-11-15T20:00:01Z' });
    await offer('Gone', { end_at: '2026-11-15T19:59:59Z' });
    await offer('Now', { start_at: '2026-11-15T20:00:00Z', end_at: '2026-11-15T20:00:01Z' });
    expect(await titles(member)).toEqual(['Now']);
  });

  it('match the member’s quick tag and give it as the reason', async () => {
    const member = await signUpMember(t);
    await offer('For tired days', { segment_filter: { signals: { any: ['low_energy'] } } });
    expect(await titles(member)).toEqual([]);
    await callApi(t, member, 'POST', '/quick-router', { tag: 'low_energy' });
    expect((await home(member)).offers).toMatchObject([
      {
        title: 'For tired days',
        ctaText: 'View offer',
        target: null,
        logo: { kind: 'track', track: 'SHJ' },
        reason: 'Because you told us about low energy.',
      },
    ]);
  });

  it('have a Premium badge for members without active premium', async () => {
    const member = await signUpMember(t);
    await offer('Practice', { body: 'Included with Premium.' });
    expect((await home(member)).offers[0]?.showsPremiumBadge).toBe(true);
    await t.sql(`update profiles set tier = 'premium' where user_id = $1`, [member.userId]);
    expect((await home(member)).offers[0]?.showsPremiumBadge).toBe(false);
  });

  it('include offers for other segments with ?debug=offers, and for admins inactive ones too', async () => {
    const member = await signUpMember(t);
    await offer('For men', { segment_filter: { gender: 'male' } });
    await offer('Off', { active: false });
    const debug = `today=${today}&debug=offers`;
    expect(await titles(member)).toEqual([]);
    expect(await titles(member, debug)).toEqual(['For men']);
    await t.sql(`update profiles set role = 'inner-circle' where user_id = $1`, [member.userId]);
    expect((await titles(member, debug)).toSorted()).toEqual(['For men', 'Off']);
    expect(await titles(member, `today=${today}&debug=other`)).toEqual([]);
  });
});
