import { createHmac } from 'node:crypto';
import type {
  DeliveriesResponse,
  Delivery,
  WebhookSecretResponse,
} from '@hearthway/domain/integrations/contract';
import { deliverWebhooks } from '../features/integrations/deliver-webhooks.ts';
import { type WebhookSender, webhookSender } from '../ports/webhook-sender.ts';
import { callApi, makeAdmin } from './api.ts';
import { type SignedInMember, signUpMember } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { openReceiver, type Received, type WebhookReceiver } from './webhook-receiver.ts';

export const STAGE_NOW = new Date('2026-11-15T20:00:00Z');
const PATH = '/admin/integrations/webhooks';

export const testSender = webhookSender({ allowsLoopback: true, timeoutMs: 300 });

export interface WebhookStage {
  t: TestApp;
  ruth: SignedInMember;
  receiver: WebhookReceiver;
  secret: string;
  webhookId: string;
  addHook(changes?: object): Promise<WebhookSecretResponse>;
  post<Body>(path: string): Promise<Body>;
  deliver(send?: WebhookSender, app?: TestApp): Promise<void>;
  readDeliveries(id?: string): Promise<Delivery[]>;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its events.
  bodies(): any[];
  ids(): Set<unknown>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openWebhookStage(): Promise<WebhookStage> {
  const t = await createTestApp({ now: STAGE_NOW, env: { WEBHOOKS_TO_LOOPBACK: 'on' } });
  const ruth = await signUpMember(t);
  await makeAdmin(t, ruth);
  const stage: WebhookStage = {
    ...{ t, ruth, receiver: await openReceiver(), secret: '', webhookId: '' },
    addHook: async (changes = {}) =>
      (
        await callApi<WebhookSecretResponse>(t, ruth, 'POST', PATH, {
          ...{ name: 'Tool', url: stage.receiver.url, includesEmail: false, isOn: true },
          events: ['member.joined', 'tier.changed', 'payment.failed', 'quiz.finished'],
          ...changes,
        })
      ).body,
    post: async <Body>(path: string) =>
      (await callApi<Body>(t, ruth, 'POST', `${PATH}/${stage.webhookId}/${path}`)).body,
    deliver: (send = testSender, app = t) => deliverWebhooks(app.deps, send, () => 0),
    readDeliveries: async (id = stage.webhookId) =>
      (await callApi<DeliveriesResponse>(t, ruth, 'GET', `${PATH}/${id}/deliveries`)).body
        .deliveries,
    bodies: () => stage.receiver.received.map(({ body }) => JSON.parse(body)),
    ids: () => new Set(stage.receiver.received.map(({ headers }) => headers['webhook-id'])),
    async reset() {
      await t.sql('delete from app.webhooks');
      await t.sql('delete from app.integration_events');
      await t.sql(`update profiles set tier = 'free' where premium_expires_at is not null`);
      t.clock.set(STAGE_NOW);
      await stage.receiver.close();
      stage.receiver = await openReceiver();
      const { secret, webhookId } = await stage.addHook();
      Object.assign(stage, { secret, webhookId });
    },
    async close() {
      await stage.receiver.close();
      await t.close();
    },
  };
  return stage;
}

export function signatureOf(secret: string, received: Received | undefined): string {
  if (!received) throw new Error('nothing was received');
  const { headers, body } = received;
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const hmac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'));
  return `v1,${hmac.update(text).digest('base64')}`;
}
