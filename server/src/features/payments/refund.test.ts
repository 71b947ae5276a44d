import { REFUND_TEXT } from '@hearthway/domain/payments/refund-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { day, type PaymentsApp, startPaymentsApp } from '../../testing/payments-app.ts';
import { stripeEvents, UNREFUNDABLE } from '../../testing/stripe-server.ts';

let app: PaymentsApp;
let ruth: SignedInMember;
beforeAll(async () => {
  app = await startPaymentsApp();
  ruth = await signUpMember(app.t);
  await makeAdmin(app.t, ruth);
});
afterAll(() => app.close());

const call = (method: string, userId: string, body?: object, by = ruth) =>
  callApi(app.t, by, method, `/admin/members/${userId}/refund`, body);
const sent = (method: string, path: string) =>
  app.stripe.requests.filter((one) => one.method === method && one.path === path);

async function payingMember() {
  const member = await app.customer();
  const { customer } = member;
  await app.deliver(stripeEvents.paid({ customer, at: day(-1), until: day(29) }));
  app.stripe.paid.set(customer, day(-1));
  return { ...member, request: { payment: `ch_${customer}`, amount: 1900 } };
}

describe('a refund from the desk', () => {
  it('shows the payment with its page at Stripe', async () => {
    const { userId, customer } = await payingMember();
    const { status, body } = await call('GET', userId);
    expect([status, body.payment]).toEqual([
      200,
      {
        ...{ id: `ch_${customer}`, amount: 1900, currency: 'eur', isDisputed: false },
        at: day(-1).toISOString(),
        url: `https://dashboard.stripe.com/test/payments/pi_${customer}`,
      },
    ]);
  });

  it('returns the exact amount and ends the subscription', async () => {
    const { userId, customer, request } = await payingMember();
    expect((await call('POST', userId, request)).status).toBe(204);
    expect(sent('POST', '/v1/refunds').at(-1)).toMatchObject({
      form: { charge: `ch_${customer}`, amount: '1900' },
      key: `refund,ch_${customer},1900`,
    });
    expect(sent('DELETE', `/v1/subscriptions/sub_${customer}`)).toHaveLength(1);
    const record = await callApi(app.t, ruth, 'GET', `/admin/members/${userId}`);
    expect(record.body.history).toMatchObject([
      { action: 'refund_asked', details: { price: '€19' } },
    ]);
    expect((await app.readMembership(userId))?.status).toBe('active');
    expect((await call('GET', userId)).body).toEqual({ payment: null, status: 'active' });
    await app.deliver(stripeEvents.cancelled({ customer, at: day(0) }));
    await app.deliver(stripeEvents.refunded({ customer, at: day(0) }));
    expect(await app.readMembership(userId)).toMatchObject({
      ...{ status: 'refunded', premium_expires_at: day(0) },
    });
    expect((await call('GET', userId)).body).toEqual({ payment: null, status: 'refunded' });
    const { body } = await callApi(app.t, ruth, 'GET', `/admin/members/${userId}`);
    const paid = { kind: 'paid', at: day(-1).toISOString(), amount: 1900 };
    const refunded = { kind: 'refunded', at: day(0).toISOString(), amount: 1900, currency: 'eur' };
    for (const event of [paid, refunded]) {
      expect(body.payments.events).toContainEqual(expect.objectContaining(event));
    }
  });

  it('happens once if two admins confirm it at the same moment', async () => {
    const { userId, customer, request } = await payingMember();
    await Promise.all([call('POST', userId, request), call('POST', userId, request)]);
    const { body } = await call('GET', userId);
    expect(body.payment).toBeNull();
    const keys = sent('POST', '/v1/refunds')
      .filter(({ form }) => form.charge === `ch_${customer}`)
      .map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(await call('POST', userId, request)).toMatchObject({
      ...{ status: 409, body: { code: 'no_payment', title: REFUND_TEXT.nothing } },
    });
  });

  it('cannot be made for an earlier payment than the latest', async () => {
    const { userId, customer, request } = await payingMember();
    expect((await call('POST', userId, request)).status).toBe(204);
    expect((await call('GET', userId)).body.payment).toBeNull();
    const earlier = { payment: `ch_earlier_${customer}`, amount: 1900 };
    expect(await call('POST', userId, earlier)).toMatchObject({
      ...{ status: 409, body: { code: 'no_payment' } },
    });
  });

  it('is refused for another amount or another payment than was shown', async () => {
    const { userId, request } = await payingMember();
    const before = app.stripe.requests.filter(({ method }) => method !== 'GET').length;
    for (const change of [{ amount: 1899 }, { payment: 'ch_other' }]) {
      const { status, body } = await call('POST', userId, { ...request, ...change });
      expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    }
    expect(app.stripe.requests.filter(({ method }) => method !== 'GET')).toHaveLength(before);
  });

  it('is refused while the bank decides about the payment', async () => {
    const { userId, customer, request } = await payingMember();
    app.stripe.disputed.add(customer);
    expect((await call('GET', userId)).body.payment.isDisputed).toBe(true);
    expect((await call('POST', userId, request)).body.code).toBe('payment_disputed');
  });

  it('ends with an error message if Stripe refuses it', async () => {
    const { userId } = await signUpMember(app.t);
    const customer = `${UNREFUNDABLE}_${userId}`;
    await app.t.sql('insert into app.payment_customers (user_id, customer) values ($1, $2)', [
      userId,
      customer,
    ]);
    const { status, body } = await call('POST', userId, {
      ...{ payment: `ch_${customer}`, amount: 1900 },
    });
    expect([status, body.title]).toEqual([409, REFUND_TEXT.refused]);
  });

  it('can be tried again after Stripe was down', async () => {
    const { userId, request } = await payingMember();
    app.stripe.isDown = true;
    expect((await call('POST', userId, request)).body.code).toBe('payments_away');
    app.stripe.isDown = false;
    expect((await call('POST', userId, request)).status).toBe(204);
  });

  it('is not offered for members who never paid', async () => {
    const { userId } = await signUpMember(app.t);
    expect((await call('GET', userId)).body).toEqual({ payment: null, status: null });
  });

  it('can be made only by the inner circle', async () => {
    const { userId, request } = await payingMember();
    const rosa = await signUpMember(app.t);
    await callApi(app.t, ruth, 'POST', '/admin/roles', { email: rosa.email, role: 'front_desk' });
    const before = app.stripe.requests.length;
    for (const who of [rosa, await signUpMember(app.t)]) {
      expect((await call('GET', userId, undefined, who)).status).toBe(403);
      expect((await call('POST', userId, request, who)).status).toBe(403);
    }
    expect(app.stripe.requests).toHaveLength(before);
  });
});
