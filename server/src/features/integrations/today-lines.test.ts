import type { TodayLine } from '@hearthway/domain/desk-today/contract';
import type {
  CreatedTokenResponse,
  WebhookSecretResponse,
} from '@hearthway/domain/integrations/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

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

const findLine = async (key: string): Promise<TodayLine | undefined> =>
  (await callApi<{ lines: TodayLine[] }>(t, ruth, 'GET', '/admin/today')).body.lines.find(
    (line) => line.key === key,
  );

describe('the Today page', () => {
  it('names a webhook while its messages do not arrive', async () => {
    const { webhookId } = (
      await callApi<WebhookSecretResponse>(t, ruth, 'POST', '/admin/integrations/webhooks', {
        ...{ name: 'Newsletter', url: 'https://hooks.example.com/', events: ['member.joined'] },
        ...{ includesEmail: false, isOn: true },
      })
    ).body;
    await createMember(t);
    expect(await findLine('failing-webhooks')).toBeUndefined();
    const answer = (status: number) => async () => ({
      ...{ status, error: null, retryAfterSeconds: null },
    });
    for (let day = 0; day < 5; day++) {
      for (let hour = 0; hour < 24; hour++) {
        await deliverWebhooks(t.deps, answer(500), () => 0);
        t.clock.advance(DAY_MS / 24);
      }
    }
    t.clock.set(now);
    expect(await findLine('failing-webhooks')).toMatchObject({
      count: 1,
      title: 'Messages to Newsletter didn’t arrive',
      action: { path: `/admin/integrations/${webhookId}` },
    });
    await callApi(t, ruth, 'POST', `/admin/integrations/webhooks/${webhookId}/replay`);
    await deliverWebhooks(t.deps, answer(200), () => 0);
    expect(await findLine('failing-webhooks')).toBeUndefined();
  });

  it('warns about a token that is in use and expires within two weeks', async () => {
    const { token } = (
      await callApi<CreatedTokenResponse>(t, ruth, 'POST', '/admin/integrations/tokens', {
        ...{ name: 'Shop', scopes: ['events:read'], days: 10 },
      })
    ).body;
    expect(await findLine('expiring-tokens')).toBeUndefined();
    await t.app.request('/api/v1/events', { headers: { Authorization: `Bearer ${token}` } });
    expect(await findLine('expiring-tokens')).toMatchObject({
      count: 1,
      detail: expect.stringContaining('Shop'),
    });
  });
});
