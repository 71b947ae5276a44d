import type { DeskRecord, ListedMember } from '@hearthway/domain/desk-members/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlState } from '../../db/database-errors.ts';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');
const DAY = 86_400_000;
const fromNow = (days: number) => new Date(now.getTime() + days * DAY);
const lisbon = { timeZone: 'Europe/Lisbon' };

let t: TestApp;
let admin: SignedInMember;
let rosa: SignedInMember;
beforeAll(async () => {
  t = await createTestApp({ now });
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
  rosa = await signUpMember(t);
  await t.sql(`update profiles set first_name = 'Rosa' where user_id = $1`, [rosa.userId]);
  await callApi(t, admin, 'POST', '/admin/roles', { email: rosa.email, role: 'front_desk' });
});
afterAll(() => t.close());

const listNames = async (asked: object): Promise<string[]> => {
  const { status, body } = await callApi(t, rosa, 'POST', '/admin/members/list', asked);
  expect(status).toBe(200);
  return body.members.map(({ firstName }: ListedMember) => firstName);
};

async function addMember(firstName: string, columns: Record<string, unknown> = {}) {
  const member = await createMember(t);
  for (const [column, value] of Object.entries({ first_name: firstName, ...columns })) {
    await t.sql(`update profiles set ${column} = $2 where user_id = $1`, [member.userId, value]);
  }
  return member;
}

const setMembership = (who: SignedInMember, userId: string, body: object) =>
  callApi(t, who, 'PUT', `/admin/members/${userId}/membership`, { ...body, ...lisbon });

describe('the list of members', () => {
  it('can be filtered by tier and path, with and without a search', async () => {
    await addMember('Mara', { recommended_path: 'WHI', tier: 'premium' });
    await addMember('Milo', { recommended_path: 'MHI', tier: 'premium' });
    await addMember('Mina', { recommended_path: 'WHI' });
    expect(await listNames({ path: 'WHI' })).toEqual(expect.arrayContaining(['Mara', 'Mina']));
    expect(await listNames({ path: 'WHI', tier: 'premium' })).toEqual(['Mara']);
    expect(await listNames({ search: 'mi', path: 'WHI' })).toEqual(['Mina']);
  });

  it('can show memberships that end soon or have ended', async () => {
    const premium = (days: number) => ({ tier: 'premium', premium_expires_at: fromNow(days) });
    await addMember('Ended', premium(-1));
    await addMember('In six days', premium(6));
    await addMember('Tomorrow', premium(1));
    await addMember('Next month', premium(30));
    const renewing = await addMember('Renews', premium(2));
    await t.sql(
      `insert into app.payment_customers (user_id, customer, status) values ($1, 'cus_r', 'active')`,
      [renewing.userId],
    );
    expect(await listNames({ filter: 'ending' })).toEqual(['Tomorrow', 'In six days']);
    expect(await listNames({ filter: 'ended' })).toEqual(['Ended']);
    const withPremium = await listNames({ filter: 'premium' });
    expect(withPremium).toEqual(expect.arrayContaining(['Tomorrow', 'Next month', 'Renews']));
    expect(withPremium).not.toContain('Ended');
    const { body } = await callApi(t, rosa, 'POST', '/admin/members/list', { tier: 'premium' });
    expect(body.counts).toMatchObject({ ending: 2, ended: 1, premium: withPremium.length });
  });

  it('can be sorted by each column, in both directions', async () => {
    const add = (firstName: string, columns: object) =>
      addMember(firstName, { last_name: 'Sorted', ...columns });
    const bo = await add('Bo', { tier: 'premium', premium_expires_at: fromNow(20) });
    const cy = await add('Cy', { tier: 'premium', premium_expires_at: fromNow(10) });
    await add('Al', { recommended_path: 'WHI', created_at: fromNow(-9) });
    for (const [userId, days] of [
      [bo.userId, -10],
      [cy.userId, -70],
    ] as const) {
      await t.sql('update auth.sessions set refreshed_at = $2 where user_id = $1', [
        userId,
        fromNow(days),
      ]);
    }
    const sorted = (by: string, isDescending = false) =>
      listNames({ search: 'sorted', sort: { by, isDescending } });
    expect(await sorted('name')).toEqual(['Al', 'Bo', 'Cy']);
    expect(await sorted('name', true)).toEqual(['Cy', 'Bo', 'Al']);
    expect(await sorted('membership')).toEqual(['Cy', 'Bo', 'Al']);
    expect(await sorted('path', true)).toEqual(['Al', 'Bo', 'Cy']);
    expect((await sorted('since'))[0]).toBe('Al');
    expect(await sorted('seen')).toEqual(['Cy', 'Bo', 'Al']);
    expect(await sorted('seen', true)).toEqual(['Al', 'Bo', 'Cy']);
  });

  it('can show only members whose payment failed', async () => {
    const late = await addMember('Late');
    await t.sql(
      `insert into app.payment_customers (user_id, customer, status) values ($1, 'cus_l', 'past_due')`,
      [late.userId],
    );
    const { body } = await callApi(t, rosa, 'POST', '/admin/members/list', {
      filter: 'payment_failed',
    });
    expect(body.members).toMatchObject([{ firstName: 'Late', paymentStatus: 'past_due' }]);
  });

  it('can show only members whose latest payment lasts or whose dispute was won', async () => {
    const pia = await addMember('Pia');
    await t.sql(
      `insert into app.payment_events (id, user_id, kind, at, until) values
        ('evt_pia', $1, 'paid', $2::timestamptz - interval '1 day', $2::timestamptz + interval '29 days'),
        ('evt_pia_bank', $1, 'disputed', $2::timestamptz - interval '8 hours', null),
        ('evt_pia_won', $1, 'dispute_won', $2::timestamptz - interval '2 hours', null)`,
      [pia.userId, now],
    );
    const over = await addMember('Over');
    await t.sql(
      `insert into app.payment_events (id, user_id, kind, at, until) values
        ('evt_over', $1, 'paid', $2::timestamptz - interval '31 days', $2::timestamptz - interval '1 day')`,
      [over.userId, now],
    );
    await addMember('Free of charge');
    const names = await listNames({ filter: 'paying' });
    expect(names).toContain('Pia');
    expect(names).not.toContain('Over');
    expect(names).not.toContain('Free of charge');
  });

  it('says without a filter how many invited people have not joined', async () => {
    const ask = async (asked: object) =>
      (await callApi(t, rosa, 'POST', '/admin/members/list', asked)).body.invited;
    const before = await ask({});
    const list = `new-${crypto.randomUUID()}@example.com`;
    await callApi(t, rosa, 'POST', '/admin/invitations', { list, period: null });
    expect(await ask({})).toBe(before + 1);
    expect(await ask({ tier: 'free' })).toBeNull();
  });

  it('can show only members who have not visited for some weeks', async () => {
    const quiet = await addMember('Quiet');
    await t.sql('update auth.sessions set refreshed_at = $2 where user_id = $1', [
      quiet.userId,
      fromNow(-30),
    ]);
    await t.deps.jobs.add(null, 'numbers', null);
    await t.deps.jobs.drain();
    expect(await listNames({ filter: 'quiet' })).toEqual(['Quiet']);
  });
});

describe('the download of the member list', () => {
  it('has the same filters as the list, and nothing about health', async () => {
    await addMember('=Exported', { recommended_path: 'IBC', tier: 'premium_plus' });
    const { status, body } = await callApi(t, rosa, 'POST', '/admin/members/export', {
      tier: 'premium_plus',
      path: 'IBC',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      members: [
        {
          ...{ firstName: '=Exported', lastName: expect.any(String), email: expect.any(String) },
          ...{ tier: 'premium_plus', premiumExpiresAt: null, since: expect.any(String) },
          ...{ isInvited: false, isHeld: false, paymentStatus: null },
        },
      ],
      cursor: null,
    });
    const { body: log } = await callApi(t, admin, 'GET', '/admin/log?action=members_exported');
    expect(log.entries).toMatchObject([{ by: { userId: rosa.userId } }]);
  });

  it('can contain only chosen members', async () => {
    const [one] = [await addMember('Chosen'), await addMember('Other')];
    const { body } = await callApi(t, rosa, 'POST', '/admin/members/export', {
      userIds: [one.userId],
    });
    expect(body.members).toMatchObject([{ firstName: 'Chosen' }]);
  });

  it('refuses an invalid cursor, and a request that contains a search', async () => {
    const ask = (body: object) => callApi(t, rosa, 'POST', '/admin/members/export', body);
    expect((await ask({ cursor: 'elsewhere' })).status).toBe(400);
    expect((await ask({ search: 'a' })).status).toBe(400);
  });
});

describe('a member’s record', () => {
  it('shows the payment status, the path and the history of the membership', async () => {
    const eva = await addMember('Eva', { recommended_path: 'MHI' });
    await t.sql(
      `insert into app.payment_customers (user_id, customer, status) values ($1, 'cus_e', 'cancelled')`,
      [eva.userId],
    );
    await setMembership(rosa, eva.userId, { tier: 'premium', until: '2027-01-01' });
    const { body } = await callApi(t, rosa, 'GET', `/admin/members/${eva.userId}`);
    expect(body).toMatchObject({ path: 'MHI', paymentStatus: 'cancelled', lock: null });
    expect(body.history).toMatchObject([
      {
        ...{ action: 'tier_changed', by: 'Rosa' },
        details: { fromTier: 'free', toTier: 'premium', toExpiry: '2027-01-01T00:00:00.000Z' },
      },
    ]);
    expect(JSON.stringify(body.history)).not.toContain('looked_up');
  });

  it('can get a new tier and end date, and the audit log records both', async () => {
    const finn = await addMember('Finn');
    const set = (body: object) => setMembership(rosa, finn.userId, body);
    expect((await set({ tier: 'premium', until: '2027-07-01' })).body).toMatchObject({
      ...{ tier: 'premium', premiumExpiresAt: '2027-06-30T23:00:00.000Z' },
    });
    expect((await set({ tier: 'premium_plus', until: null })).body).toMatchObject({
      ...{ tier: 'premium_plus', premiumExpiresAt: null },
    });
    const past = await set({ tier: 'premium', until: '2026-11-15' });
    expect([past.status, past.body.code]).toEqual([422, 'past_end']);
    const { body } = await set({ tier: 'free', until: null });
    expect(body).toMatchObject({ tier: 'free', premiumExpiresAt: null });
    expect(body.history.map((one: DeskRecord['history'][number]) => one.details.toTier)).toEqual([
      ...['free', 'premium_plus', 'premium'],
    ]);
  });
});

describe('changing one’s own membership or an admin’s', () => {
  const change = (who: SignedInMember, userId: string) => [
    setMembership(who, userId, { tier: 'premium_plus', until: '2027-07-01' }),
    setMembership(who, userId, { tier: 'free', until: null }),
    callApi(t, who, 'PUT', `/admin/memberships/${userId}/tier`, { tier: 'premium', ...lisbon }),
    callApi(t, who, 'PUT', `/admin/memberships/${userId}/expiry`, {
      ...{ expiresOn: '2027-07-01', ...lisbon },
    }),
    callApi(t, who, 'POST', `/admin/members/${userId}/periods`, {
      ...{ kind: 'gift', tier: 'premium', days: 30, ...lisbon },
    }),
  ];

  it('is forbidden to the front desk', async () => {
    await t.sql(`update profiles set tier = 'premium' where user_id = $1`, [admin.userId]);
    for (const answer of await Promise.all(change(rosa, rosa.userId))) {
      expect([answer.status, answer.body.code]).toEqual([403, 'own_membership']);
    }
    for (const answer of await Promise.all(change(rosa, admin.userId))) {
      expect([answer.status, answer.body.code]).toEqual([403, 'admin_membership']);
    }
    const own = await callApi(t, rosa, 'GET', `/admin/members/${rosa.userId}`);
    const admins = await callApi(t, rosa, 'GET', `/admin/members/${admin.userId}`);
    expect([own.body.lock, admins.body.lock]).toEqual(['own', 'admin']);
    const tiers = await t.sql('select tier from profiles where user_id = any ($1) order by tier', [
      [rosa.userId, admin.userId],
    ]);
    expect(tiers).toEqual([{ tier: 'free' }, { tier: 'premium' }]);
  });

  it('is forbidden to the front desk by the database, too', async () => {
    const write = (who: SignedInMember, userId: string) =>
      t.db
        .asFrontDesk(who.session, (tx) =>
          tx.execute(sql`update profiles set tier = 'premium_plus' where user_id = ${userId}`),
        )
        .then(
          () => 'done',
          (error: unknown) => sqlState(error),
        );
    expect(await write(rosa, rosa.userId)).toBe('HW423');
    expect(await write(rosa, admin.userId)).toBe('HW423');
    expect(await write(admin, admin.userId)).toBe('done');
  });

  it('is allowed for admins', async () => {
    const answer = await setMembership(admin, admin.userId, { tier: 'premium', until: null });
    expect([answer.status, answer.body.tier]).toEqual([200, 'premium']);
  });
});

describe('an unanswered invitation', () => {
  it('can be resent once a day until the person has joined', async () => {
    const email = 'slow.guest@example.com';
    await callApi(t, rosa, 'POST', '/admin/invitations', { list: email, period: null });
    await t.deps.outbox.drain();
    const [guest] = await t.sql<{ id: string }>('select id from auth.users where email = $1', [
      email,
    ]);
    const send = () => callApi(t, rosa, 'POST', `/admin/members/${guest?.id}/invitation`);
    expect((await send()).body.code).toBe('not_invited_again');
    await t.sql('update app.invitations set mailed_at = $2 where user_id = $1', [
      guest?.id,
      fromNow(-8),
    ]);
    expect(await listNames({ filter: 'unanswered' })).toHaveLength(1);
    expect((await send()).status).toBe(204);
    expect(await listNames({ filter: 'unanswered' })).toEqual([]);
    await t.deps.outbox.drain();
    expect(t.mails.filter(({ to }) => to === email)).toHaveLength(2);
    await t.sql('update app.invitations set mailed_at = $2 where user_id = $1', [
      guest?.id,
      fromNow(-8),
    ]);
    await t.sql('update auth.users set email_confirmed_at = $2 where id = $1', [guest?.id, now]);
    expect((await send()).status).toBe(409);
  });
});
