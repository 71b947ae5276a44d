import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { createMember, signUpMember } from '../../testing/factories.ts';
import { day, startPaymentsApp } from '../../testing/payments-app.ts';
import { stripeEvents } from '../../testing/stripe-server.ts';
import {
  openWebhookStage,
  STAGE_NOW,
  signatureOf,
  type WebhookStage,
} from '../../testing/webhook-stage.ts';

let stage: WebhookStage;
beforeAll(async () => {
  stage = await openWebhookStage();
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('an event', () => {
  it('reports that someone joined, with nothing but the id', async () => {
    const amara = await createMember(stage.t);
    await stage.deliver();
    const [got] = stage.receiver.received;
    expect(stage.bodies()).toEqual([
      { type: 'member.joined', timestamp: expect.any(String), data: { memberId: amara.userId } },
    ]);
    expect(got?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[\da-f]{32}$/),
      'webhook-timestamp': String(STAGE_NOW.getTime() / 1000),
    });
    expect(got?.headers['webhook-signature']).toBe(signatureOf(stage.secret, got));
  });

  it('is recorded for a new member only when the email address is confirmed', async () => {
    const [row] = await stage.t.sql<{ id: string }>(
      `insert into auth.users (email) values ('waiting@example.com') returning id`,
    );
    await stage.deliver();
    expect(stage.bodies()).toEqual([]);
    await stage.t.sql('update auth.users set email_confirmed_at = now() where id = $1', [row?.id]);
    await stage.deliver();
    expect(stage.bodies()).toMatchObject([{ type: 'member.joined', data: { memberId: row?.id } }]);
  });

  it('reports the tier before and after a change, no matter who made it', async () => {
    const { userId } = await createMember(stage.t);
    await stage.t.sql(
      `update profiles set tier = 'premium', premium_expires_at = '2099-01-01' where user_id = $1`,
      [userId],
    );
    await stage.t.sql(`update profiles set first_name = 'Amara' where user_id = $1`, [userId]);
    await stage.deliver();
    expect(stage.bodies().slice(1)).toEqual([
      {
        type: 'tier.changed',
        timestamp: expect.any(String),
        data: {
          ...{ memberId: userId, from: 'free', to: 'premium' },
          until: '2099-01-01T00:00:00.000Z',
        },
      },
    ]);
  });

  it('reports once that premium ran out by itself, but not if it did before the webhook', async () => {
    await stage.t.sql(`update app.webhooks set created_at = now() - interval '2 days'`);
    await stage.t.sql('alter table profiles disable trigger emit_tier_changed');
    const [recent, old] = [await createMember(stage.t), await createMember(stage.t)];
    for (const [member, ago] of [
      [recent, '1 hour'],
      [old, '3 days'],
    ] as const) {
      await stage.t.sql(
        `update profiles set tier = 'premium', premium_expires_at = now() - $2::interval
          where user_id = $1`,
        [member.userId, ago],
      );
    }
    await stage.t.sql('alter table profiles enable trigger emit_tier_changed');
    await stage.deliver();
    await stage.deliver();
    expect(stage.bodies().filter(({ type }) => type === 'tier.changed')).toEqual([
      {
        type: 'tier.changed',
        timestamp: expect.any(String),
        data: { memberId: recent.userId, from: 'premium', to: 'free', until: null },
      },
    ]);
  });

  it('reports once that a colleague ended premium now', async () => {
    await stage.t.sql(`update app.webhooks set created_at = now() - interval '2 days'`);
    const { userId } = await createMember(stage.t);
    await stage.t.sql(`update profiles set tier = 'premium' where user_id = $1`, [userId]);
    await stage.t.sql('update profiles set premium_expires_at = now() where user_id = $1', [
      userId,
    ]);
    await stage.deliver();
    expect(stage.bodies().map(({ type, data }) => [type, data.to])).toEqual([
      ['member.joined', undefined],
      ['tier.changed', 'premium'],
      ['tier.changed', 'free'],
    ]);
  });

  it('reports the tier of a member whose premium has ended as free', async () => {
    const { userId } = await createMember(stage.t);
    for (const expiry of ['2001-01-01', '2099-01-01']) {
      await stage.t.sql(
        `update profiles set tier = 'premium', premium_expires_at = $2 where user_id = $1`,
        [userId, expiry],
      );
    }
    await stage.deliver();
    expect(stage.bodies().map(({ type, data }) => [type, data.from, data.to])).toEqual([
      ['member.joined', undefined, undefined],
      ['tier.changed', 'free', 'premium'],
    ]);
  });

  it('reports only the path after a finished quiz', async () => {
    const ben = await signUpMember(stage.t);
    const { status } = await callApi(stage.t, ben, 'POST', '/quiz/results', {
      id: crypto.randomUUID(),
      responses: { q_gender: 'male', q_focus: ['energy'], q_prior: 'none', q_timesense: 5 },
    });
    expect(status).toBe(200);
    await stage.deliver();
    const finished = stage.bodies().find(({ type }) => type === 'quiz.finished');
    expect(Object.keys(finished.data).sort()).toEqual(['memberId', 'path']);
    expect(JSON.stringify(finished)).not.toContain('energy');
  });

  it('reports only ids and dates after a summary was shared', async () => {
    await stage.addHook({ name: 'Shared', events: ['summary.shared'] });
    const cleo = await signUpMember(stage.t);
    const { body } = await callApi(stage.t, cleo, 'POST', '/clinician-summary/links', {
      ...{ today: '2026-11-15', from: '2026-11-01', to: '2026-11-15' },
      ...{ sections: ['sexual_health'], note: 'My sleep', days: 7 },
    });
    await stage.deliver();
    const shared = stage.bodies().filter(({ type }) => type === 'summary.shared');
    const data = { memberId: cleo.userId, linkId: body.links[0].id };
    expect(shared).toEqual([
      {
        type: 'summary.shared',
        timestamp: expect.any(String),
        data: { ...data, expiresAt: '2026-11-22T20:00:00.000Z' },
      },
    ]);
  });

  it('contains the email address only for a webhook that may receive it', async () => {
    const { webhookId: other } = await stage.addHook({ includesEmail: true });
    const amara = await createMember(stage.t);
    await stage.deliver();
    expect(stage.bodies().filter(({ data }) => data.email === amara.email)).toHaveLength(1);
    expect(await stage.readDeliveries(other)).toHaveLength(1);
    const [row] = await stage.t.sql<{ text: string }>(
      'select string_agg(e::text, chr(10)) as text from app.integration_events e',
    );
    expect(row?.text).not.toContain(amara.email);
  });

  it('is not stored if no webhook or token asks for it', async () => {
    await stage.t.sql('delete from app.webhooks');
    await createMember(stage.t);
    expect(await stage.t.sql('select from app.integration_events')).toEqual([]);
  });

  it('is not stored if its change was rolled back', async () => {
    const { userId } = await createMember(stage.t);
    const change = stage.t.asOwner((tx) =>
      tx.transaction(async (inner) => {
        await inner.execute(sql`update profiles set tier = 'premium' where user_id = ${userId}`);
        throw new Error('changed my mind');
      }),
    );
    await expect(change).rejects.toThrow('changed my mind');
    await stage.deliver();
    expect(stage.bodies().map(({ type }) => type)).toEqual(['member.joined']);
  });

  it('is deleted with the account', async () => {
    const amara = await createMember(stage.t);
    await stage.t.sql('delete from auth.users where id = $1', [amara.userId]);
    await stage.deliver();
    expect(stage.receiver.received).toEqual([]);
  });

  it('reaches only webhooks that are on and ask for it', async () => {
    await stage.t.sql('update app.webhooks set is_on = false');
    await stage.addHook({ events: ['quiz.finished'] });
    await createMember(stage.t);
    await stage.deliver();
    expect(stage.receiver.received).toEqual([]);
  });
});

describe('a payment that fails', () => {
  it('causes its own event, but not if an older failure arrives late', async () => {
    const app = await startPaymentsApp();
    await app.t.sql(`insert into app.webhooks (name, url, events, secret, created_at)
      values ('Team', 'https://hooks.example.com/', '{payment.failed}', repeat('x', 40), now())`);
    const readEvents = () => app.t.sql('select type, user_id, facts from app.integration_events');
    const { userId, customer } = await app.customer();
    await app.deliver(stripeEvents.paid({ customer, at: day(-30), until: day(0) }));
    expect(await readEvents()).toEqual([]);
    await app.deliver(stripeEvents.pastDue({ customer, at: day(0) }));
    const facts = { tier: 'premium', until: day(7).toISOString() };
    const failed = { type: 'payment.failed', user_id: userId, facts };
    expect(await readEvents()).toEqual([failed]);
    await app.deliver(stripeEvents.paid({ customer, at: day(2), until: day(32) }));
    await app.deliver(stripeEvents.pastDue({ customer, at: day(1) }));
    expect(await readEvents()).toEqual([failed]);
    await app.close();
  });
});
