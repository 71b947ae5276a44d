import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readProfileColumns } from '../member/profile.ts';
import { callApi, makeAdmin } from '../testing/api.ts';
import { type SignedInMember, signUpMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const lisbon = { timeZone: 'Europe/Lisbon' };

let t: TestApp;
let admin: SignedInMember;
let member: SignedInMember;

/**
 * The columns are dropped while the server runs and has prepared statements that use them. So the
 * test also shows that the server recovers from outdated statements.
 */
async function olderDatabase(drop: string) {
  t = await createTestApp();
  admin = await signUpMember(t);
  await makeAdmin(t, admin);
  member = await signUpMember(t);
  await t.sql(`update profiles set tier = 'premium' where user_id = $1`, [member.userId]);
  for (let i = 0; i < 4; i++) await callApi(t, member, 'GET', '/account/me');
  await t.sql(`alter table profiles ${drop}`);
}

const lookUp = () =>
  callApi(t, admin, 'POST', '/admin/memberships/lookup', { email: member.email });
const put = (what: 'tier' | 'expiry', body: object) =>
  callApi(t, admin, 'PUT', `/admin/memberships/${member.userId}/${what}`, { ...body, ...lisbon });

async function readEverything(): Promise<[string, number][]> {
  const document = (await (await t.app.request('/api/openapi.json')).json()) as {
    paths: Record<string, { get?: object }>;
  };
  const paths = Object.entries(document.paths)
    .filter(([, methods]) => methods.get)
    .map(([path]) => path.replaceAll(/\{\w+\}/g, 'x'));
  const statuses: [string, number][] = [];
  for (const path of paths) {
    const response = await t.app.request(`/api${path}`, { headers: admin.headers });
    statuses.push([path, response.status]);
  }
  return statuses;
}

describe('with a database that lacks the premium columns, the server', () => {
  beforeAll(() => olderDatabase('drop column premium_started_at, drop column premium_expires_at'));
  afterAll(() => t.close());

  it('treats premium as active although it has no dates', async () => {
    const { status, body } = await callApi(t, member, 'GET', '/account/me');
    expect(status).toBe(200);
    expect(body.membership).toEqual({
      tier: 'premium',
      isPremium: true,
      isPremiumActive: true,
      premiumStartedAt: null,
      premiumExpiresAt: null,
      remainingDays: null,
    });
  });

  it('tells the admin that expiry dates are not tracked, and can still change a member’s tier', async () => {
    const access = await callApi(t, admin, 'GET', '/admin/memberships/access');
    expect(access.body).toEqual({ expiryTracking: false, emailLookup: true });
    expect((await lookUp()).body).toMatchObject({ tier: 'premium', expiryTracking: false });
    const changed = await put('tier', { tier: 'premium_plus' });
    expect(changed.body).toMatchObject({
      tier: 'premium_plus',
      premiumExpiresAt: null,
      expiryTracking: false,
    });
    const [row] = await t.sql('select tier from profiles where user_id = $1', [member.userId]);
    expect(row).toEqual({ tier: 'premium_plus' });
  });

  it('refuses to change an expiry date', async () => {
    const { status, body } = await put('expiry', { expiresOn: '2027-07-01' });
    expect(status).toBe(409);
    expect(body.title).toBe('Premium columns are unavailable; cannot change expiry.');
  });

  it('can still answer every other request that reads data', async () => {
    for (const [path, status] of await readEverything()) expect(status, path).toBeLessThan(500);
  });

  it('lets people sign up and delete their account', async () => {
    const newcomer = await signUpMember(t);
    expect((await callApi(t, newcomer, 'GET', '/account/me')).status).toBe(200);
    const gone = await callApi(t, newcomer, 'POST', '/account/delete', {
      password: newcomer.password,
    });
    expect(gone.status).toBe(204);
  });
});

describe('with a database that lacks profiles.email, the server', () => {
  beforeAll(() => olderDatabase('drop column email'));
  afterAll(() => t.close());

  it('still shows members their own profile', async () => {
    const { status, body } = await callApi(t, member, 'GET', '/account/me');
    expect([status, body.email]).toEqual([200, null]);
    expect((await callApi(t, member, 'GET', '/account/profile')).status).toBe(200);
  });

  it('tells the admin that members cannot be looked up by email address', async () => {
    const { status, body } = await lookUp();
    expect([status, body.code, body.title]).toEqual([
      409,
      'email_lookup_unavailable',
      'Email lookup is unavailable in this environment.',
    ]);
    const access = await callApi(t, admin, 'GET', '/admin/memberships/access');
    expect(access.body).toEqual({ expiryTracking: true, emailLookup: false });
  });

  it('can still answer every other request that reads data, and a sign-up', async () => {
    for (const [path, status] of await readEverything()) expect(status, path).toBeLessThan(500);
    const newcomer = await signUpMember(t);
    expect((await callApi(t, newcomer, 'GET', '/account/me')).status).toBe(200);
  });
});

describe('when it starts with an older database, the server', () => {
  it('detects the missing columns before the first request', async () => {
    t = await createTestApp();
    await t.sql('alter table profiles drop column premium_expires_at');
    expect(await t.db.asAuth(readProfileColumns)).toEqual({ premiumDates: false, email: true });
    await t.close();
  });
});
