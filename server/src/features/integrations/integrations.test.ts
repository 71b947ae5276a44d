import type {
  CreatedTokenResponse,
  DeliveriesResponse,
  IntegrationsResponse,
  WebhookSecretResponse,
} from '@hearthway/domain/integrations/contract';
import { MAX_TOKENS } from '@hearthway/domain/integrations/scopes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { sqlState } from '../../db/database-errors.ts';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteOldIntegrations } from './delete-old-integrations.ts';

const now = new Date('2026-11-15T20:00:00Z');
const DAY_MS = 86_400_000;

let t: TestApp;
let ruth: SignedInMember;

beforeAll(async () => {
  t = await createTestApp({ now });
  ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
});
afterAll(() => t.close());

type Problem = { code: string; title: string };
const call = <Body>(method: string, path: string, body?: unknown) =>
  callApi<Body & Problem>(t, ruth, method, `/admin/integrations${path}`, body);

const hook = {
  name: 'Newsletter',
  url: 'https://hooks.example.com/hearthway',
  events: ['member.joined'],
  includesEmail: false,
  isOn: true,
};
const addHook = (changes: object = {}) =>
  call<WebhookSecretResponse>('POST', '/webhooks', { ...hook, ...changes });

const readLog = () =>
  t.sql<{ action: string; details: object }>(
    `select action, details from app.audit_log order by seq desc limit 1`,
  );

describe('an API token', () => {
  it('is shown once, and the database stores only its hash', async () => {
    const { status, body } = await call<CreatedTokenResponse>('POST', '/tokens', {
      ...{ name: 'Shop', scopes: ['membership:write'], days: 90 },
    });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^hwt_[\w-]{43}$/);
    expect(body.tokens[0]).toMatchObject({
      name: 'Shop',
      hint: body.token.slice(-4),
      scopes: ['membership:write'],
      expiresAt: new Date(now.getTime() + 90 * DAY_MS).toISOString(),
      lastUsedAt: null,
      revokedAt: null,
    });
    const listed = await call('GET', '');
    expect(JSON.stringify(listed.body)).not.toContain(body.token);
    const [row] = await t.sql<{ text: string }>('select r::text as text from app.api_tokens r');
    expect(row?.text).not.toContain(body.token.slice(4, 20));
    expect(await readLog()).toEqual([{ action: 'token_created', details: { tool: 'Shop' } }]);
  });

  it('can be revoked once', async () => {
    const { body } = await call<CreatedTokenResponse>('POST', '/tokens', {
      ...{ name: 'Old tool', scopes: ['events:read'], days: 1 },
    });
    const id = body.tokens.find(({ name }) => name === 'Old tool')?.id;
    const revoked = await call<IntegrationsResponse>('DELETE', `/tokens/${id}`);
    expect(revoked.body.tokens.find((token) => token.id === id)?.revokedAt).toBe(now.toISOString());
    expect(await readLog()).toEqual([{ action: 'token_revoked', details: { tool: 'Old tool' } }]);
    expect((await call('DELETE', `/tokens/${id}`)).body.code).toBe('token_not_found');
  });

  test.each([
    { name: '', scopes: ['events:read'], days: 30 },
    { name: 'x', scopes: [], days: 30 },
    { name: 'x', scopes: ['events:read', 'events:read'], days: 30 },
    { name: 'x', scopes: ['members:read'], days: 30 },
    { name: 'x', scopes: ['events:read'], days: 400 },
  ])('with %o is refused', async (body) => {
    expect((await call('POST', '/tokens', body)).status).toBe(400);
  });

  it('cannot be created while thirty others exist, not counting revoked ones', async () => {
    const many = { name: 'One of many', scopes: ['events:read'], days: 30 };
    const { body } = await call<IntegrationsResponse>('GET', '');
    const active = body.tokens.filter(({ revokedAt }) => revokedAt === null).length;
    for (let count = active; count < MAX_TOKENS; count++) {
      expect((await call('POST', '/tokens', many)).status).toBe(200);
    }
    const refused = await call<IntegrationsResponse>('POST', '/tokens', many);
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_tokens']);
    await t.sql(`delete from app.api_tokens where name = $1`, [many.name]);
  });

  it('has a hash that the role of an admin cannot read', async () => {
    for (const text of [
      'select hash from app.api_tokens',
      'select secret from app.webhooks',
      'select * from app.api_calls',
    ]) {
      const refusal = await t.db
        .asAdmin(ruth.session, (tx) => tx.execute(sql.raw(text)))
        .catch(sqlState);
      expect(refusal, text).toBe('42501');
    }
  });
});

describe('a webhook', () => {
  it('gets its own secret, which is shown once', async () => {
    const { body } = await addHook();
    expect(body.secret).toMatch(/^whsec_/);
    expect(body.webhooks.at(-1)).toMatchObject({ ...hook, id: body.webhookId, waiting: 0 });
    expect(JSON.stringify((await call('GET', '')).body)).not.toContain(body.secret);
    expect(await readLog()).toEqual([{ action: 'webhook_added', details: { tool: 'Newsletter' } }]);
    await call('DELETE', `/webhooks/${body.webhookId}`);
  });

  test.each([
    ['http://hooks.example.com/', 'The address must begin with https://.'],
    ['https://localhost:3000/', 'This address isn’t on the public internet'],
    ['https://169.254.169.254/latest', 'This address isn’t on the public internet'],
    ['https://[::1]/', 'This address isn’t on the public internet'],
    ['https://ruth:secret@hooks.example.com/', 'The address can’t contain a user name'],
  ])('is refused for %s', async (url, sentence) => {
    const { status, body } = await addHook({ url });
    expect([status, body.code]).toEqual([422, 'address_refused']);
    expect(body.title).toContain(sentence);
  });

  it('can be changed, turned off and removed', async () => {
    const { webhookId } = (await addHook()).body;
    const changed = { ...hook, name: 'List', events: ['tier.changed'], isOn: false };
    const after = await call<IntegrationsResponse>('PUT', `/webhooks/${webhookId}`, changed);
    expect(after.body.webhooks.at(-1)).toMatchObject(changed);
    expect(await readLog()).toEqual([{ action: 'webhook_changed', details: { tool: 'List' } }]);
    const removed = await call<IntegrationsResponse>('DELETE', `/webhooks/${webhookId}`);
    expect(removed.body.webhooks).toEqual([]);
    expect((await call('PUT', `/webhooks/${webhookId}`, changed)).body.code).toBe(
      'webhook_not_found',
    );
  });

  it('keeps the old secret for a day when it gets a new one', async () => {
    const { webhookId, secret } = (await addHook()).body;
    const { body } = await call<WebhookSecretResponse>('POST', `/webhooks/${webhookId}/secret`);
    expect(body.secret).not.toBe(secret);
    expect(body.webhooks.at(-1)?.oldSecretUntil).toBe(
      new Date(now.getTime() + DAY_MS).toISOString(),
    );
    const [row] = await t.sql('select secret, old_secret from app.webhooks where id = $1', [
      webhookId,
    ]);
    expect(row).toEqual({ secret: body.secret, old_secret: secret });
    await call('DELETE', `/webhooks/${webhookId}`);
  });

  it('that does not exist cannot be replayed or tested', async () => {
    const nobody = crypto.randomUUID();
    for (const path of ['test', 'replay', `deliveries/${nobody}/replay`]) {
      const answer = await call<DeliveriesResponse>('POST', `/webhooks/${nobody}/${path}`);
      expect([answer.status, answer.body.code], path).toEqual([404, 'webhook_not_found']);
    }
  });

  it('cannot be added if there are already ten', async () => {
    for (let count = 0; count < 10; count++) expect((await addHook()).status).toBe(200);
    expect((await addHook()).body.code).toBe('too_many_webhooks');
    await t.sql('delete from app.webhooks');
  });
});

describe('records of past events and API calls', () => {
  it('are deleted once they are old, but tokens that are still valid are kept', async () => {
    const { body } = await call<CreatedTokenResponse>('POST', '/tokens', {
      ...{ name: 'Live', scopes: ['events:read'], days: 300 },
    });
    await t.sql(`insert into app.integration_events (type, at)
      values ('member.joined', '2026-01-01'), ('member.joined', '2026-11-14')`);
    await t.sql(
      `insert into app.api_calls (token_id, key, request_hash, at) values ($1, 'a', 'x', '2026-11-01'),
         ($1, 'b', 'x', '2026-11-14')`,
      [body.tokens.find(({ name }) => name === 'Live')?.id],
    );
    t.clock.advance(40 * DAY_MS);
    await deleteOldIntegrations(t.deps);
    t.clock.advance(-40 * DAY_MS);
    const names = await t.sql<{ name: string }>('select name from app.api_tokens order by name');
    expect(names.map(({ name }) => name)).toEqual(['Live', 'Shop']);
    expect(await t.sql('select from app.integration_events')).toHaveLength(0);
    expect(await t.sql('select from app.api_calls')).toHaveLength(0);
  });
});
