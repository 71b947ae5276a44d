import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { callApi } from '../../testing/api.ts';
import { isOnPostgres } from '../../testing/engine.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import {
  day,
  PAYMENTS_NOW,
  type PaymentsApp,
  startPaymentsApp,
} from '../../testing/payments-app.ts';
import { type StripeServer, signedDelivery, stripeEvents } from '../../testing/stripe-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const now = PAYMENTS_NOW;

let t: TestApp;
let stripe: StripeServer;
let app: PaymentsApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await startPaymentsApp({ onLog: (line) => lines.push(line) });
  ({ t, stripe } = app);
});
afterAll(() => app.close());

describe('checkout and the payment provider’s portal', () => {
  let amara: SignedInMember;
  beforeAll(async () => {
    amara = await signUpMember(t);
  });

  it('create only one customer if two checkouts start at the same time', async () => {
    const asked = () => callApi(t, amara, 'POST', '/payments/checkout', { plan: 'premium_plus' });
    const [one, two] = await Promise.all([asked(), asked()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.url).toBe(two.body.url);
    const [kept] = await t.sql<{ customer: string }>(
      'select customer from app.payment_customers where user_id = $1',
      [amara.userId],
    );
    expect(one.body.url).toContain(kept?.customer);
    const session = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
    expect(session?.form).toMatchObject({
      mode: 'subscription',
      customer: kept?.customer,
      'line_items[0][price]': 'price_plus',
      'subscription_data[metadata][tier]': 'premium_plus',
    });
  });

  it('open the provider’s portal only for members who are customers there', async () => {
    const { body } = await callApi(t, amara, 'POST', '/payments/portal');
    expect(body.url).toMatch(/\/pay\/cus_.*\/portal$/);
    expect((await callApi(t, amara, 'GET', '/payments')).body).toEqual({
      status: null,
      hasJustPaid: false,
      isCustomer: true,
    });
    const ben = await signUpMember(t);
    expect((await callApi(t, ben, 'POST', '/payments/portal')).body.code).toBe('no_customer');
    expect((await callApi(t, ben, 'POST', '/payments/checkout', { plan: 'free' })).status).toBe(
      400,
    );
  });
});

describe('the tier and the premium dates', () => {
  test.each<[string, (c: string) => object[], number, string]>([
    [
      'a payment',
      (c) => [stripeEvents.paid({ customer: c, at: day(0), until: day(30) })],
      30,
      'active',
    ],
    [
      'a renewal',
      (c) => [
        stripeEvents.paid({ customer: c, at: day(0), until: day(30) }),
        stripeEvents.paid({ customer: c, at: day(30), until: day(60) }),
      ],
      60,
      'active',
    ],
    [
      'a failed renewal, with a week of grace',
      (c) => [
        stripeEvents.paid({ customer: c, at: day(-30), until: day(0) }),
        stripeEvents.pastDue({ customer: c, at: day(0) }),
      ],
      7,
      'past_due',
    ],
    [
      'a cancellation',
      (c) => [
        stripeEvents.paid({ customer: c, at: day(0), until: day(30) }),
        stripeEvents.cancelled({ customer: c, at: day(20) }),
      ],
      20,
      'cancelled',
    ],
    [
      'a full refund, ignoring a partial one',
      (c) => [
        stripeEvents.paid({ customer: c, at: day(0), until: day(30) }),
        stripeEvents.refunded({ customer: c, at: day(3) }),
        stripeEvents.refunded({ customer: c, at: day(4), whole: false }),
      ],
      3,
      'refunded',
    ],
    [
      'a dispute',
      (c) => [
        stripeEvents.paid({ customer: c, at: day(0), until: day(30) }),
        stripeEvents.disputed({ customer: c, at: day(5) }),
      ],
      5,
      'disputed',
    ],
    [
      'a dispute that was won',
      (c) => [
        stripeEvents.paid({ customer: c, at: day(0), until: day(30) }),
        stripeEvents.disputed({ customer: c, at: day(5) }),
        stripeEvents.disputeWon({ customer: c, at: day(9) }),
      ],
      30,
      'active',
    ],
  ])(
    'after $0, premium ends on day $2 and the status is $3',
    async (_name, events, until, status) => {
      const { userId, customer: name } = await app.customer();
      for (const event of events(name)) expect(await app.deliver(event)).toBe(200);
      expect(await app.readMembership(userId)).toMatchObject({
        tier: 'premium',
        premium_expires_at: day(until),
        status,
      });
    },
  );

  it('depend on the price that was paid', async () => {
    const { userId, customer: name } = await app.customer();
    await app.deliver(
      stripeEvents.paid({ customer: name, at: day(0), until: day(30), price: 'price_plus' }),
    );
    expect(await app.readMembership(userId)).toMatchObject({ tier: 'premium_plus' });
    await app.deliver(
      stripeEvents.paid({ customer: name, at: day(1), until: day(99), price: 'price_of_a_mug' }),
    );
    expect(await app.readMembership(userId)).toMatchObject({ premium_expires_at: day(30) });
  });

  it('follow the plan that was bought if the price is unknown', async () => {
    const { userId, customer: name } = await app.customer();
    const told = { customer: name, at: day(0), until: day(30) };
    await app.deliver(
      stripeEvents.paid({ ...told, price: 'price_forgotten', bought: 'premium_plus' }),
    );
    expect(await app.readMembership(userId)).toMatchObject({ tier: 'premium_plus' });
    const next = { ...told, at: day(1), until: day(60) };
    await app.deliver(
      stripeEvents.paid({ ...next, price: 'price_premium', bought: 'premium_plus' }),
    );
    expect(await app.readMembership(userId)).toMatchObject({
      tier: 'premium',
      premium_expires_at: day(60),
    });
    const mug = { ...next, at: day(2), until: day(99) };
    await app.deliver(
      stripeEvents.paid({ ...mug, price: 'price_of_a_mug', bought: 'inner-circle' }),
    );
    expect(await app.readMembership(userId)).toMatchObject({ premium_expires_at: day(60) });
  });

  it('do not change after an event with an unknown customer or an irrelevant type', async () => {
    const paid = stripeEvents.paid({ customer: 'cus_stranger', at: day(0), until: day(30) });
    expect(await app.deliver(paid)).toBe(200);
    expect(await app.deliver({ ...paid, id: 'evt_other', type: 'customer.updated' })).toBe(200);
    expect(await t.sql(`select * from app.payment_events where id = 'evt_other'`)).toEqual([]);
  });

  it('keep a later expiry date that the desk gave as a gift', async () => {
    const { userId, customer: name } = await app.customer();
    await app.deliver(stripeEvents.paid({ customer: name, at: day(0), until: day(30) }));
    await t.sql('update profiles set premium_expires_at = $2 where user_id = $1', [
      userId,
      day(300),
    ]);
    await app.deliver(stripeEvents.paid({ customer: name, at: day(30), until: day(60) }));
    expect(await app.readMembership(userId)).toMatchObject({ premium_expires_at: day(300) });
  });
});

describe('a failed renewal', () => {
  it('sends one email', async () => {
    const { email, customer: name } = await app.customer();
    const failed = stripeEvents.pastDue({ customer: name, at: day(0) });
    await app.deliver(stripeEvents.paid({ customer: name, at: day(-30), until: day(0) }));
    await app.deliver(failed);
    await app.deliver(failed);
    await t.deps.outbox.drain();
    const mails = t.mails.filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('22 November 2026');
  });

  it('sends no email if the event for a later payment arrived first', async () => {
    const { email, customer: name } = await app.customer();
    await app.deliver(stripeEvents.paid({ customer: name, at: day(1), until: day(31) }));
    await app.deliver(stripeEvents.pastDue({ customer: name, at: day(0) }));
    await t.deps.outbox.drain();
    expect(t.mails.filter(({ to }) => to === email)).toEqual([]);
  });
});

describe('payment events that arrive shuffled, repeated and in parallel', () => {
  const { paid, pastDue, cancelled, refunded, disputed, disputeWon } = stripeEvents;
  const kinds = { paid, pastDue, cancelled, refunded, disputed, disputeWon };
  const anyEvent = fc.record({
    kind: fc.constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[])),
    at: fc.integer({ min: 0, max: 8 }),
    subscription: fc.constantFrom('sub_1', 'sub_2'),
    price: fc.constantFrom('price_premium', 'price_plus'),
  });
  const deliveries = fc.array(anyEvent, { minLength: 2, maxLength: 7 }).chain((events) =>
    fc.record({
      events: fc.constant(events),
      order: fc
        .tuple(
          fc.constant([...events.keys()]),
          fc.array(fc.nat({ max: events.length - 1 }), { maxLength: 4 }),
        )
        .chain(([each, again]) =>
          fc.shuffledSubarray([...each, ...again], { minLength: each.length + again.length }),
        ),
      isParallel: fc.boolean(),
    }),
  );

  it('lead to the same membership as events in the right order', async () => {
    await fc.assert(
      fc.asyncProperty(deliveries, async ({ events, order, isParallel }) => {
        const [told, shuffled] = await Promise.all([app.customer(), app.customer()]);
        const payloadsFor = ({ userId, customer: name }: typeof told) =>
          events.map(({ kind, at, subscription, price }, index) =>
            kinds[kind]({
              id: `evt_${userId}_${index}`,
              at: day(at),
              customer: name,
              subscription,
              until: day(at + 30),
              price,
            }),
          );
        const inOrder = payloadsFor(told).toSorted((a, b) => a.created - b.created);
        for (const payload of inOrder) expect(await app.deliver(payload)).toBe(200);
        const payloads = payloadsFor(shuffled);
        const answers: Promise<number>[] = [];
        for (const index of order) {
          const answer = app.deliver(payloads[index] as object);
          answers.push(answer);
          if (!isParallel) await answer;
        }
        expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
        expect(await app.readMembership(shuffled.userId)).toEqual(
          await app.readMembership(told.userId),
        );
        const kept = await t.sql('select id from app.payment_events where user_id = $1', [
          shuffled.userId,
        ]);
        expect(kept).toHaveLength(events.length);
      }),
      { numRuns: 25 },
    );
  });
});

describe.runIf(isOnPostgres)('a webhook request that is not from Stripe', () => {
  const paidFor = (name: string) =>
    stripeEvents.paid({ customer: name, at: day(0), until: day(30) });

  it('is refused if it is altered, unsigned or signed at the wrong time', async () => {
    const { userId, customer: name } = await app.customer();
    const payload = paidFor(name);
    expect(await app.deliver(payload, { secret: 'whsec_guessed' })).toBe(400);
    expect(await app.deliver(payload, { at: new Date(now.getTime() - 301_000) })).toBe(400);
    expect(await app.deliver(payload, { at: new Date(now.getTime() + 301_000) })).toBe(400);
    const { body, headers } = signedDelivery(payload, { at: now });
    const send = (changed: string, sent: Record<string, string> = headers) =>
      t.app.request('/webhooks/stripe', { method: 'POST', headers: sent, body: changed });
    expect((await send(body.replace('price_premium', 'price_plus'))).status).toBe(400);
    expect((await send(body, {})).status).toBe(400);
    expect((await send('x'.repeat(600_000))).status).toBe(413);
    expect(await app.readMembership(userId)).toMatchObject({ tier: 'free', status: null });
    expect((await send(body)).status).toBe(200);
  });

  it('is refused as a replay after five minutes', async () => {
    const { userId, customer: name } = await app.customer();
    const { body, headers } = signedDelivery(paidFor(name), { at: now });
    const send = () => t.app.request('/webhooks/stripe', { method: 'POST', headers, body });
    await send();
    await app.deliver(stripeEvents.refunded({ customer: name, at: day(1) }));
    expect((await send()).status).toBe(200);
    expect(await app.readMembership(userId)).toMatchObject({ status: 'refunded' });
    t.clock.advance(301_000);
    expect((await send()).status).toBe(400);
    t.clock.advance(-301_000);
  });
});

describe.runIf(isOnPostgres)('a server without Stripe keys', () => {
  it('has no payment routes and links to an external checkout', async () => {
    const plain = await createTestApp({ now });
    const { headers } = await signUpMember(plain);
    for (const [method, path] of [
      ['GET', '/api/payments'],
      ['POST', '/api/payments/checkout'],
      ['POST', '/api/payments/portal'],
      ['POST', '/webhooks/stripe'],
    ] as const) {
      const answer = await plain.app.request(path, { method, headers });
      expect(answer.status, path).toBe(404);
    }
    const { links, takesPayments } = plain.deps.config.public;
    expect([links.checkout, takesPayments]).toEqual(['https://checkout.example/premium', false]);
    await plain.close();
  });
});

test('the log of payments contains no key, no signature and no customer id', () => {
  const log = lines.join('\n');
  expect(log).not.toMatch(/sk_test|whsec|cus_|v1=/);
});
