import type { MembershipResponse } from '@hearthway/domain/integrations/api-contract';
import type { CreatedTokenResponse } from '@hearthway/domain/integrations/contract';
import { CALLS_PER_MINUTE, SCOPES, type Scope } from '@hearthway/domain/integrations/scopes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sqlState } from '../../db/database-errors.ts';
import { ROUTE_ACCESS } from '../../http/access.ts';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-15T20:00:00Z');
const DAY_MS = 86_400_000;

let t: TestApp;
let ruth: SignedInMember;
let writer: string;
let reader: string;

beforeAll(async () => {
  t = await createTestApp({ now });
  ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
  writer = (await newToken(['membership:write'])).token;
  reader = (await newToken(['events:read'])).token;
});
afterAll(() => t.close());

async function newToken(scopes: Scope[], { name = 'Shop', days = 90 } = {}) {
  const json = { name, scopes, days };
  const { body } = await callApi<CreatedTokenResponse>(
    t,
    ruth,
    'POST',
    '/admin/integrations/tokens',
    json,
  );
  return { token: body.token, id: body.tokens.find(({ hint }) => body.token.endsWith(hint))?.id };
}

interface Sent {
  token?: string | null;
  key?: string | null;
  body?: unknown;
}

async function send(route: string, { token = writer, key = crypto.randomUUID(), body }: Sent = {}) {
  const [method = '', path = ''] = route.split(' ');
  const response = await t.app.request(`/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as MembershipResponse & { code: string; title: string },
  };
}

const GRANT = 'POST /memberships/grant';
const END = 'POST /memberships/end';
const readTrail = async (member: SignedInMember) =>
  (await callApi<{ entries: { action: string }[] }>(t, member, 'GET', '/account/audit-trail')).body
    .entries;

describe('granting and ending a tier', () => {
  it('gives Premium until a given time, and the member sees which program did it', async () => {
    const amara = await signUpMember(t, 'amara.osei@example.com');
    const until = '2027-06-30T22:00:00Z';
    const { status, body } = await send(GRANT, {
      body: { email: ' AMARA.Osei@example.com', tier: 'premium', until },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      memberId: amara.userId,
      tier: 'premium',
      premiumStartedAt: now.toISOString(),
      premiumExpiresAt: new Date(until).toISOString(),
    });
    const me = await callApi(t, amara, 'GET', '/account/me');
    expect(me.body.membership).toMatchObject({ isPremiumActive: true });
    expect(await readTrail(amara)).toMatchObject([
      {
        action: 'tier_changed',
        by: { kind: 'token', name: 'Shop' },
        details: { fromTier: 'free', toTier: 'premium', toExpiry: new Date(until).toISOString() },
      },
    ]);
    const log = await callApi(t, ruth, 'GET', '/admin/log?action=tier_changed');
    expect(log.body.entries[0]).toMatchObject({
      by: { kind: 'token', name: 'Shop' },
      about: { userId: amara.userId },
    });
  });

  it('gives Premium for 180 days if no date is given', async () => {
    const { email } = await createMember(t);
    const { body } = await send(GRANT, { body: { email, tier: 'premium_plus' } });
    expect(body).toMatchObject({
      tier: 'premium_plus',
      premiumExpiresAt: '2027-05-14T00:00:00.000Z',
    });
  });

  it('takes Premium away at once when the tier is ended', async () => {
    const { email, userId } = await createMember(t);
    await send(GRANT, { body: { email, tier: 'premium' } });
    const { body } = await send(END, { body: { email } });
    expect(body).toMatchObject({ tier: 'free', premiumExpiresAt: null });
    const [row] = await t.sql('select tier, premium_expires_at from profiles where user_id = $1', [
      userId,
    ]);
    expect(row).toEqual({ tier: 'free', premium_expires_at: null });
  });

  it('refuses an unknown address, a date in the past and unknown fields', async () => {
    const { email } = await createMember(t);
    const nobody = await send(GRANT, { body: { email: 'nobody@example.com', tier: 'premium' } });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'member_not_found']);
    const past = { email, tier: 'premium', until: '2026-11-01T00:00:00Z' };
    expect((await send(GRANT, { body: past })).body.code).toBe('until_is_past');
    for (const body of [
      { email, tier: 'free' },
      { email, tier: 'premium', role: 'inner-circle' },
      { email, tier: 'premium', until: 'soon' },
      { email, tier: 'premium', until: '9999-01-01T00:00:00Z' },
      { tier: 'premium' },
    ]) {
      expect((await send(GRANT, { body })).status, JSON.stringify(body)).toBe(400);
    }
  });

  it('gives a token no other rights in the database', async () => {
    for (const text of [
      `update profiles set role = 'inner-circle'`,
      'select signals from profiles',
      'select * from quiz_results',
      'select * from app.audit_log',
      'select secret from app.webhooks',
      `update app.api_tokens set scopes = '{membership:write}'`,
      "insert into app.integration_events (type, at) values ('a.b', now())",
    ]) {
      const refusal = await t.db.asApi((tx) => tx.execute(sql.raw(text))).catch(sqlState);
      expect(refusal, text).toBe('42501');
    }
  });

  it('is refused by the database unless the transaction names the token', async () => {
    const { userId } = await createMember(t);
    const change = t.db.asApi((tx) =>
      tx.execute(sql`update profiles set tier = 'premium' where user_id = ${userId}`),
    );
    await expect(change).rejects.toThrow();
  });
});

describe('an Idempotency-Key', () => {
  it('makes a repeated call return the first answer and change nothing', async () => {
    const amara = await signUpMember(t);
    const body = { email: amara.email, tier: 'premium' };
    const first = await send(GRANT, { key: 'order-1', body });
    await send(END, { body: { email: amara.email } });
    t.clock.advance(DAY_MS);
    const second = await send(GRANT, { key: 'order-1', body });
    t.clock.set(now);
    expect(second.body).toEqual(first.body);
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([
      null,
      'true',
    ]);
    expect(await readTrail(amara)).toHaveLength(2);
  });

  it('lets five simultaneous calls make one change', async () => {
    const amara = await signUpMember(t);
    const body = { email: amara.email, tier: 'premium' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(GRANT, { key: 'order-2', body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await readTrail(amara)).toHaveLength(1);
  });

  it('is required, and is refused for a different request', async () => {
    const { email } = await createMember(t);
    await send(GRANT, { key: 'order-3', body: { email, tier: 'premium' } });
    const other = await send(GRANT, { key: 'order-3', body: { email, tier: 'premium_plus' } });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    const end = await send(END, { key: 'order-3', body: { email } });
    expect(end.body.code).toBe('idempotency_key_reused');
    expect((await send(GRANT, { key: null, body: { email, tier: 'premium' } })).status).toBe(400);
  });

  it('can be used again after a call that failed, and by another token', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const body = { email, tier: 'premium' };
    expect((await send(GRANT, { key: 'order-4', body })).status).toBe(404);
    await createMember(t, email);
    expect((await send(GRANT, { key: 'order-4', body })).status).toBe(200);
    const { token } = await newToken(['membership:write']);
    const { headers } = await send(GRANT, { token, key: 'order-4', body });
    expect(headers.get('idempotency-replayed')).toBeNull();
  });
});

interface Documented {
  paths: Record<string, Record<string, { security?: { token?: Scope[] }[] }>>;
}

describe('the scope of a token', () => {
  it('allows exactly the calls for which the API document lists this scope', async () => {
    const { paths } = (await (await t.app.request('/api/openapi.json')).json()) as Documented;
    const tokens: Record<Scope, string> = { 'membership:write': writer, 'events:read': reader };
    const routes = Object.entries(ROUTE_ACCESS).filter(([, access]) => access === 'token');
    expect(routes.length).toBeGreaterThan(2);
    for (const [route] of routes) {
      const [method = '', path = ''] = route.replace('/api/v1', '').split(' ');
      const needed = paths[`/v1${path}`]?.[method.toLowerCase()]?.security?.[0]?.token?.[0];
      expect(SCOPES, route).toContain(needed);
      for (const scope of SCOPES) {
        const { status, body } = await send(`${method} ${path}`, { token: tokens[scope] });
        const isRefused = status === 403 && body.code === 'scope_required';
        expect(isRefused, `${scope} on ${route} got ${status}`).toBe(scope !== needed);
      }
    }
  });
});

describe('a token', () => {
  test.each([
    ['no token', null],
    ['an invented token', `hwt_${'x'.repeat(43)}`],
    ['a token of the wrong shape', 'hwt_short'],
  ])('is required: a request with %s is refused', async (_name, token) => {
    const { status, body, headers } = await send(GRANT, { token });
    expect([status, body.code]).toEqual([401, 'token_required']);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('cannot be used instead of a session, nor a session instead of a token', async () => {
    const bySession = await send(GRANT, { token: ruth.accessToken });
    expect([bySession.status, bySession.body.code]).toEqual([401, 'token_required']);
    const response = await t.app.request('/api/admin/integrations', {
      headers: { Authorization: `Bearer ${writer}` },
    });
    expect(response.status).toBe(401);
  });

  it('stops working when it is revoked or has expired', async () => {
    const { token, id } = await newToken(['events:read'], { days: 30 });
    expect((await send('GET /events', { token })).status).toBe(200);
    t.clock.advance(30 * DAY_MS);
    expect((await send('GET /events', { token })).status).toBe(401);
    t.clock.set(now);
    await callApi(t, ruth, 'DELETE', `/admin/integrations/tokens/${id}`);
    expect((await send('GET /events', { token })).status).toBe(401);
  });

  it('is listed at the desk with the time of its last use', async () => {
    const { token, id } = await newToken(['events:read']);
    t.clock.advance(5_000);
    await send('GET /events', { token });
    const { body } = await callApi(t, ruth, 'GET', '/admin/integrations');
    const shown = body.tokens.find((each: { id: string }) => each.id === id);
    expect(shown.lastUsedAt).toBe(t.clock.now().toISOString());
    t.clock.set(now);
  });

  it('may make 120 calls in a minute, and more in the next minute', async () => {
    const { token } = await newToken(['events:read']);
    const statuses: number[] = [];
    for (let count = 0; count <= CALLS_PER_MINUTE; count++) {
      statuses.push((await send('GET /events', { token })).status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const refused = await send('GET /events', { token });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    t.clock.advance(60_000);
    expect((await send('GET /events', { token })).status).toBe(200);
    t.clock.set(now);
  });
});

describe('reading events', () => {
  it('returns events page by page, complete and without duplicates', async () => {
    await t.sql('delete from app.integration_events');
    const people = [];
    for (let count = 0; count < 5; count++) people.push(await createMember(t));
    const list = async (after?: string) => {
      const query = new URLSearchParams({ limit: '2', ...(after && { after }) });
      const { body } = await send(`GET /events?${query}`, { token: reader });
      return body as unknown as { events: { data: { memberId: string } }[]; next: string | null };
    };
    expect(await list()).toEqual({ events: [], next: null });
    await t.sql(`update app.integration_events set at = now() - interval '1 minute'`);
    const seen: string[] = [];
    let page = await list();
    while (page.events.length > 0) {
      seen.push(...page.events.map(({ data }) => data.memberId));
      page = await list(page.next ?? undefined);
    }
    expect(seen.toSorted()).toEqual(people.map(({ userId }) => userId).toSorted());
    expect(page.next).not.toBeNull();
  });
});
