import type { MemberRecord } from '@hearthway/domain/admin-memberships/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');
const lisbon = { timeZone: 'Europe/Lisbon' };

let t: TestApp;
let admin: SignedInMember;
let amara: SignedInMember;
let ben: SignedInMember;

beforeAll(async () => {
  t = await createTestApp({ now });
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
  amara = await signUpMember(t, 'amara.osei@example.com');
  ben = await signUpMember(t, 'ben_x@example.com');
});
afterAll(() => t.close());

const lookUp = (email: string, as = admin) =>
  callApi<MemberRecord & { code: string; title: string }>(
    t,
    as,
    'POST',
    '/admin/memberships/lookup',
    {
      email,
    },
  );
const put = (member: SignedInMember, what: 'tier' | 'expiry', body: object, as = admin) =>
  callApi<MemberRecord & { code: string; title: string }>(
    t,
    as,
    'PUT',
    `/admin/memberships/${member.userId}/${what}`,
    body,
  );
const readTrail = async (member: SignedInMember) =>
  (await callApi<{ entries: { action: string }[] }>(t, member, 'GET', '/account/audit-trail')).body
    .entries;

describe('looking up a member', () => {
  it('finds a member by the exact email address, in upper or lower case', async () => {
    const { status, body } = await lookUp('  AMARA.Osei@Example.com ');
    expect(status).toBe(200);
    expect(body).toEqual({
      userId: amara.userId,
      firstName: '',
      lastName: '',
      email: amara.email,
      tier: 'free',
      premiumStartedAt: null,
      premiumExpiresAt: null,
      expiryTracking: true,
    });
  });

  test.each([
    '%',
    '%@example.com',
    'ben%',
    'ben?x@example.com',
    'ben*',
    '*',
    '_',
    'benax@example.com',
    'amara',
    '.*',
  ])('finds nobody for %s', async (email) => {
    const { status, body } = await lookUp(email);
    expect([status, body.code, body.title]).toEqual([
      404,
      'member_not_found',
      'No profile found for that email',
    ]);
  });

  it('treats an underscore as a letter, not as a wildcard', async () => {
    expect((await lookUp('ben_x@example.com')).body.userId).toBe(ben.userId);
    const [, other] = [
      await signUpMember(t, 'benyx@example.com'),
      await lookUp('benyx@example.com'),
    ];
    expect(other.body.userId).not.toBe(ben.userId);
  });

  it('refuses an empty email address', async () => {
    expect((await lookUp('  ')).status).toBe(400);
  });

  it('uses the database index on email addresses', async () => {
    await t.sql('analyze profiles');
    const plan = await t.db.asFrontDesk(admin.session, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select user_id from profiles where lower(email) = lower('a@example.com')`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('profiles_email');
  });
});

describe('changing a member’s tier', () => {
  it('gives premium for 180 days, ending at midnight in the admin’s time zone', async () => {
    const { status, body } = await put(amara, 'tier', { tier: 'premium', ...lisbon });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tier: 'premium',
      premiumStartedAt: now.toISOString(),
      premiumExpiresAt: '2027-05-13T23:00:00.000Z',
    });
    const me = await callApi(t, amara, 'GET', '/account/me');
    expect(me.body.membership).toMatchObject({ isPremiumActive: true, remainingDays: 179 });
  });

  it('clears the start and expiry dates when the tier goes back to free', async () => {
    await put(amara, 'tier', { tier: 'premium_plus', ...lisbon });
    const { body } = await put(amara, 'tier', { tier: 'free', ...lisbon });
    expect(body).toMatchObject({ tier: 'free', premiumStartedAt: null, premiumExpiresAt: null });
    const [row] = await t.sql(
      'select tier, premium_started_at, premium_expires_at from profiles where user_id = $1',
      [amara.userId],
    );
    expect(row).toEqual({ tier: 'free', premium_started_at: null, premium_expires_at: null });
  });

  test.each([
    { tier: 'gold', ...lisbon },
    { tier: 'premium' },
    { tier: 'premium', timeZone: 'Mars/Olympus' },
    { tier: 'premium', ...lisbon, role: 'inner-circle' },
  ])('is refused for the request %o', async (body) => {
    expect((await put(amara, 'tier', body)).status).toBe(400);
  });

  it('returns 404 for a member that does not exist', async () => {
    const nobody = { ...amara, userId: crypto.randomUUID() };
    expect((await put(nobody, 'tier', { tier: 'premium', ...lisbon })).status).toBe(404);
  });
});

describe('a custom expiry date', () => {
  it('ends premium at the start of the chosen day in the admin’s time zone', async () => {
    await put(ben, 'tier', { tier: 'premium', ...lisbon });
    const { body } = await put(ben, 'expiry', { expiresOn: '2027-07-01', ...lisbon });
    expect(body.premiumExpiresAt).toBe('2027-06-30T23:00:00.000Z');
  });

  it('is refused for a member on the free tier', async () => {
    const { status, body } = await put(amara, 'expiry', { expiresOn: '2027-07-01', ...lisbon });
    expect([status, body.code]).toEqual([409, 'not_premium']);
  });

  test.each(['', 'soon', '2027-02-30', '1999-01-01', '2300-01-01'])(
    'is refused for the date "%s"',
    async (expiresOn) => {
      expect((await put(ben, 'expiry', { expiresOn, ...lisbon })).status).toBe(400);
    },
  );
});

describe('the audit log of membership changes', () => {
  it('shows the member every lookup and change, newest first, with the admin’s name', async () => {
    const carla = await signUpMember(t);
    await lookUp(carla.email);
    await put(carla, 'tier', { tier: 'premium', ...lisbon });
    await put(carla, 'expiry', { expiresOn: '2027-07-01', ...lisbon });
    const by = { kind: 'admin', firstName: 'Ruth' };
    expect(await readTrail(carla)).toMatchObject([
      { action: 'expiry_changed', by, details: { fromExpiry: '2027-05-13T23:00:00.000Z' } },
      { action: 'tier_changed', by, details: { fromTier: 'free', toTier: 'premium' } },
      { action: 'looked_up', by, at: now.toISOString(), details: {} },
    ]);
    expect(await readTrail(amara)).not.toMatchObject([{ action: 'expiry_changed' }]);
  });

  it('records changes that the front-desk database role makes by SQL, too', async () => {
    const eve = await signUpMember(t);
    await t.db.asFrontDesk(admin.session, (tx) =>
      tx.execute(sql`update profiles set tier = 'premium_plus' where user_id = ${eve.userId}`),
    );
    await t.db.asFrontDesk(admin.session, (tx) =>
      tx.execute(sql`update profiles set premium_expires_at = '2027-01-01T00:00:00Z'
        where user_id = ${eve.userId}`),
    );
    const by = { kind: 'admin', firstName: 'Ruth' };
    expect(await readTrail(eve)).toMatchObject([
      {
        action: 'expiry_changed',
        by,
        details: { fromExpiry: null, toExpiry: '2027-01-01T00:00:00.000Z' },
      },
      {
        action: 'tier_changed',
        by,
        details: { fromTier: 'free', toTier: 'premium_plus', toExpiry: null },
      },
    ]);
  });

  it('records a change only once', async () => {
    const flora = await signUpMember(t);
    await put(flora, 'tier', { tier: 'premium', ...lisbon });
    expect(await readTrail(flora)).toHaveLength(1);
  });

  it('records a lookup that finds nobody, without the email address that was searched for', async () => {
    const rows = () =>
      t.sql<{ subject: string; action: string; details: object }>(
        `select subject, action, details from app.audit_log order by seq`,
      );
    const before = await rows();
    await lookUp('whoever@example.com');
    expect((await rows()).slice(before.length)).toEqual([
      { subject: '00000000-0000-0000-0000-000000000000', action: 'looked_up', details: {} },
    ]);
  });

  it('rolls back a membership change if the change cannot be recorded', async () => {
    const dora = await signUpMember(t);
    await t.sql(
      `alter table app.audit_log add constraint full_up check (action <> 'tier_changed') not valid`,
    );
    const { status } = await put(dora, 'tier', { tier: 'premium', ...lisbon });
    await t.sql('alter table app.audit_log drop constraint full_up');
    expect(status).toBe(400);
    const [row] = await t.sql('select tier from profiles where user_id = $1', [dora.userId]);
    expect(row).toEqual({ tier: 'free' });
    expect(await readTrail(dora)).toEqual([]);
  });

  it('contains no email addresses, member ids or names', async () => {
    const [log] = await t.sql<{ text: string }>(
      `select string_agg(l::text, ' ') as text from app.audit_log l`,
    );
    for (const word of [amara.email, amara.userId, admin.userId, 'Ruth']) {
      expect(log?.text).not.toContain(word);
    }
  });
});

describe('access to memberships', () => {
  it('is granted to the inner circle and refused to members without a desk role', async () => {
    for (const [method, path, body] of [
      ['GET', '/admin/memberships/access', undefined],
      ['POST', '/admin/memberships/lookup', { email: ben.email }],
      ['PUT', `/admin/memberships/${amara.userId}/tier`, { tier: 'premium', ...lisbon }],
    ] as const) {
      const answer = await callApi(t, amara, method, path, body);
      expect([answer.status, answer.body.code]).toEqual([403, 'front_desk_required']);
    }
    const access = await callApi(t, admin, 'GET', '/admin/memberships/access');
    expect(access.body).toEqual({ expiryTracking: true, emailLookup: true });
  });

  it('ends immediately when the admin loses the role or the session', async () => {
    const former = await signUpMember(t);
    await makeAdmin(t, former);
    expect((await lookUp(ben.email, former)).status).toBe(200);
    await t.sql(`update profiles set role = 'member' where user_id = $1`, [former.userId]);
    expect((await lookUp(ben.email, former)).status).toBe(403);
    await makeAdmin(t, former);
    await t.sql('delete from auth.sessions where user_id = $1', [former.userId]);
    expect((await lookUp(ben.email, former)).status).toBe(401);
  });

  it('does not let the front desk read what members record, or change roles', async () => {
    for (const text of [
      'select signals from profiles',
      'select * from daily_checkins',
      'select * from quiz_results',
      `update profiles set role = 'inner-circle'`,
      'select * from app.audit_log',
    ]) {
      const refusal = await t.db
        .asFrontDesk(admin.session, (tx) => tx.execute(sql.raw(text)))
        .catch((error) => (error.cause as { code: string }).code);
      expect(refusal, text).toBe('42501');
    }
  });
});
