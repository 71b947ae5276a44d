import type { WebhookSecretResponse } from '@hearthway/domain/integrations/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookSender } from '../../ports/webhook-sender.ts';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { createMember, type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';

let t: TestApp;
let ruth: SignedInMember;
let receiver: WebhookReceiver;
let added: WebhookSecretResponse;

beforeAll(async () => {
  // The library compares timestamps with the real clock, so the app uses the real time, too.
  t = await createTestApp({ now: new Date(), env: { WEBHOOKS_TO_LOOPBACK: 'on' } });
  ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
  receiver = await openReceiver();
  added = (
    await callApi<WebhookSecretResponse>(t, ruth, 'POST', '/admin/integrations/webhooks', {
      ...{ name: 'Tool', url: receiver.url, events: ['member.joined'] },
      ...{ includesEmail: true, isOn: true },
    })
  ).body;
});
afterAll(async () => {
  await receiver.close();
  await t.close();
});

async function receive() {
  await createMember(t);
  await deliverWebhooks(t.deps, webhookSender({ allowsLoopback: true }), () => 0);
  const got = receiver.received.at(-1);
  if (!got) throw new Error('nothing arrived');
  return { body: got.body, headers: got.headers as Record<string, string> };
}

describe('the published library of Standard Webhooks', () => {
  it('verifies what we send, and rejects another body or secret', async () => {
    const { body, headers } = await receive();
    expect(new Webhook(added.secret).verify(body, headers)).toMatchObject({
      type: 'member.joined',
    });
    expect(() => new Webhook(added.secret).verify(`${body} `, headers)).toThrow();
    const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
    expect(() => new Webhook(other).verify(body, headers)).toThrow();
  });

  it('verifies with the old and the new secret while a secret is being changed', async () => {
    const path = `/admin/integrations/webhooks/${added.webhookId}/secret`;
    const { secret } = (await callApi<WebhookSecretResponse>(t, ruth, 'POST', path)).body;
    const { body, headers } = await receive();
    for (const key of [added.secret, secret]) {
      expect(new Webhook(key).verify(body, headers)).toMatchObject({ type: 'member.joined' });
    }
  });
});
