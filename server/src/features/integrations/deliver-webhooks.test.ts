import type { WebhookSecretResponse } from '@hearthway/domain/integrations/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type WebhookSender, webhookSender } from '../../ports/webhook-sender.ts';
import { callApi } from '../../testing/api.ts';
import { createMember } from '../../testing/factories.ts';
import { createNeighbour } from '../../testing/test-app.ts';
import { openReceiver } from '../../testing/webhook-receiver.ts';
import {
  openWebhookStage,
  STAGE_NOW,
  signatureOf,
  testSender,
  type WebhookStage,
} from '../../testing/webhook-stage.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let stage: WebhookStage;
beforeAll(async () => {
  stage = await openWebhookStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

const received = () => stage.receiver.received;
const join = async (people: number) => {
  for (let count = 0; count < people; count++) await createMember(stage.t);
};

describe('a receiver that is down', () => {
  it('gets every event once it is back a day later, with the same id and a fresh signature', async () => {
    stage.receiver.answer = 503;
    await join(1);
    await stage.deliver();
    for (const wait of [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR]) {
      stage.t.clock.advance(wait - 1);
      await stage.deliver();
      const before = received().length;
      stage.t.clock.advance(1);
      await stage.deliver();
      expect(received().length, `after ${wait} ms`).toBe(before + 1);
    }
    expect(stage.t.clock.now().getTime() - STAGE_NOW.getTime()).toBeGreaterThan(17 * HOUR);
    stage.receiver.answer = 200;
    stage.t.clock.advance(14 * HOUR);
    await stage.deliver();
    await stage.deliver();
    expect(received()).toHaveLength(8);
    expect(stage.ids().size).toBe(1);
    const last = received().at(-1);
    expect(last?.headers['webhook-signature']).toBe(signatureOf(stage.secret, last));
    stage.t.clock.set(STAGE_NOW);
    const [delivery] = await stage.readDeliveries();
    expect(delivery).toMatchObject({ state: 'delivered', nextTryAt: null });
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([
      ...[503, 503, 503, 503, 503, 503, 503, 200],
    ]);
  });

  it('gets ten attempts in three days, and more only if an admin resends the delivery', async () => {
    stage.receiver.answer = 500;
    await join(1);
    for (let hours = 0; hours <= 80; hours += 1) {
      await stage.deliver();
      stage.t.clock.advance(HOUR);
    }
    expect(received()).toHaveLength(10);
    stage.t.clock.set(STAGE_NOW);
    expect((await stage.readDeliveries())[0]).toMatchObject({ state: 'failed' });
    stage.receiver.answer = 200;
    await stage.post('replay');
    await stage.deliver();
    expect((await stage.readDeliveries())[0]).toMatchObject({ state: 'delivered' });
    expect(stage.ids().size).toBe(1);
  });

  it('gets one attempt at a time until it is back', async () => {
    stage.receiver.answer = 500;
    await join(20);
    await stage.deliver();
    expect(received()).toHaveLength(1);
    stage.receiver.answer = 200;
    stage.t.clock.advance(MINUTE);
    await stage.deliver();
    expect(stage.ids().size).toBe(20);
    expect((await stage.readDeliveries()).every(({ state }) => state === 'delivered')).toBe(true);
  });
});

describe('a receiver', () => {
  test.each([
    ['is slow', 'hang', { status: null, error: 'TIMEOUT' }],
    ['redirects to this machine', 'http://localhost:1/', { status: 302, error: null }],
    ['refuses', 400, { status: 400, error: null }],
  ])('that %s is tried again later', async (_kind, answer, attempt) => {
    stage.receiver.answer = answer;
    await join(1);
    await stage.deliver();
    const [delivery] = await stage.readDeliveries();
    expect(delivery).toMatchObject({ state: 'waiting', attempts: [attempt] });
    stage.receiver.answer = 200;
    stage.t.clock.advance(6 * SECOND);
    await stage.deliver();
    expect((await stage.readDeliveries())[0]?.state).toBe('delivered');
  });

  it('that is slow does not delay another one', async () => {
    const other = await openReceiver();
    await stage.addHook({ url: other.url });
    stage.receiver.answer = 'hang';
    await join(3);
    await stage.deliver();
    expect([received().length, other.received.length]).toEqual([1, 3]);
    await other.close();
  });

  it('that answers 410 is turned off', async () => {
    stage.receiver.answer = 410;
    await join(1);
    await stage.deliver();
    const [row] = await stage.t.sql('select is_on, is_gone from app.webhooks');
    expect(row).toEqual({ is_on: false, is_gone: true });
    expect((await stage.readDeliveries())[0]?.state).toBe('failed');
  });

  it('on an internal address is not contacted, even if the database contains that address', async () => {
    await stage.t.sql(`update app.webhooks set url = 'https://10.0.0.1/'`);
    await join(1);
    await stage.deliver(webhookSender({ allowsLoopback: false }));
    const [delivery] = await stage.readDeliveries();
    expect(delivery?.attempts).toMatchObject([{ status: null, error: 'ADDRESS_REFUSED' }]);
  });
});

describe('a delivery', () => {
  it('is not lost if the process is killed between the change and the delivery', async () => {
    await join(1);
    await stage.deliver(testSender, createNeighbour(stage.t));
    expect(received()).toHaveLength(1);
  });

  it('is sent by the next process, with the same id, if its process died while sending', async () => {
    await join(1);
    const dies: WebhookSender = async (request) => {
      await testSender(request);
      throw new Error('killed');
    };
    await expect(stage.deliver(dies)).rejects.toThrow('killed');
    await stage.deliver();
    expect(received()).toHaveLength(1);
    stage.t.clock.advance(61 * SECOND);
    await stage.deliver();
    expect(received()).toHaveLength(2);
    expect(stage.ids().size).toBe(1);
    expect((await stage.readDeliveries())[0]?.state).toBe('delivered');
  });

  it('is never sent by two processes', async () => {
    await join(6);
    const other = createNeighbour(stage.t);
    await Promise.all([stage.deliver(), stage.deliver(testSender, other), stage.deliver()]);
    expect(received()).toHaveLength(6);
    expect(stage.ids().size).toBe(6);
  });
});

describe('the desk', () => {
  it('can have the background job send a test message immediately', async () => {
    await stage.post('test');
    await stage.t.deps.jobs.drain();
    expect(stage.bodies()).toEqual([
      {
        type: 'webhook.test',
        timestamp: STAGE_NOW.toISOString(),
        data: { message: 'This is a test.' },
      },
    ]);
  });

  it('can resend a delivery that has already arrived', async () => {
    await join(1);
    await stage.deliver();
    const [delivery] = await stage.readDeliveries();
    await stage.post(`deliveries/${delivery?.id}/replay`);
    await stage.t.deps.jobs.drain();
    expect(received()).toHaveLength(2);
    expect(stage.ids().size).toBe(1);
    const log = await callApi(stage.t, stage.ruth, 'GET', '/admin/log?action=webhook_replayed');
    expect(log.body.entries[0]).toMatchObject({
      details: { tool: 'Tool' },
      by: { kind: 'person' },
    });
  });

  it('can replace a secret, and both secrets sign deliveries for a day', async () => {
    const { secret } = await stage.post<WebhookSecretResponse>('secret');
    await join(1);
    await stage.deliver();
    stage.t.clock.advance(25 * HOUR);
    await join(1);
    await stage.deliver();
    const [first, second] = received();
    expect(first?.headers['webhook-signature']).toBe(
      `${signatureOf(secret, first)} ${signatureOf(stage.secret, first)}`,
    );
    expect(second?.headers['webhook-signature']).toBe(signatureOf(secret, second));
  });

  it('sees a log of deliveries without their bodies', async () => {
    await join(1);
    await stage.deliver();
    const [row] = await stage.t.sql<{ text: string }>(
      'select d::text as text from app.webhook_deliveries d',
    );
    expect(row?.text).not.toContain('memberId');
  });
});
