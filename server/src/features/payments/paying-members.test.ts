import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { signUpMember } from '../../testing/factories.ts';
import { day, type PaymentsApp, startPaymentsApp } from '../../testing/payments-app.ts';
import { type StripeServer, stripeEvents } from '../../testing/stripe-server.ts';
import type { TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let stripe: StripeServer;
let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp();
  ({ t, stripe } = app);
});
afterAll(() => app.close());

describe('a paying member', () => {
  it('is sent to the provider’s portal instead of checkout until the subscription is cancelled', async () => {
    const cleo = await signUpMember(t);
    const asked = () => callApi(t, cleo, 'POST', '/payments/checkout', { plan: 'premium' });
    expect((await asked()).body.url).not.toContain('/portal');
    const [kept] = await t.sql<{ customer: string }>(
      'select customer from app.payment_customers where user_id = $1',
      [cleo.userId],
    );
    const name = kept?.customer ?? '';
    await app.deliver(stripeEvents.paid({ customer: name, at: day(0), until: day(30) }));
    expect((await callApi(t, cleo, 'GET', '/payments')).body).toEqual({
      ...{ status: 'active', hasJustPaid: true, isCustomer: true },
    });
    expect((await asked()).body.url).toContain('/portal');
    await app.deliver(stripeEvents.cancelled({ customer: name, at: day(1) }));
    expect((await asked()).body.url).not.toContain('/portal');
  });

  it('sees in their audit trail which membership changes were caused by payments', async () => {
    const dana = await signUpMember(t);
    const name = await app.knowCustomer(dana.userId);
    await app.deliver(stripeEvents.paid({ customer: name, at: day(0), until: day(30) }));
    await app.deliver(stripeEvents.paid({ customer: name, at: day(30), until: day(60) }));
    const { body } = await callApi(t, dana, 'GET', '/account/audit-trail');
    const by = { kind: 'payments' };
    expect(body.entries).toMatchObject([
      { action: 'expiry_changed', by, details: { toExpiry: day(60).toISOString() } },
      { action: 'tier_changed', by, details: { fromTier: 'free', toTier: 'premium' } },
    ]);
    const ruth = await signUpMember(t);
    await makeAdmin(t, ruth);
    const log = await callApi(t, ruth, 'GET', '/admin/log?action=tier_changed');
    expect(log.body.entries[0]).toMatchObject({ by, about: { userId: dana.userId } });
  });
});

describe('the record of a paying member', () => {
  it('says what happened to the payments and links to the provider', async () => {
    const { userId, customer } = await app.customer();
    const ruth = await signUpMember(t);
    await makeAdmin(t, ruth);
    const read = async () => (await callApi(t, ruth, 'GET', `/admin/members/${userId}`)).body;
    expect(await read()).toMatchObject({ paymentStatus: null, payments: { events: [] } });
    await app.deliver(stripeEvents.paid({ customer, at: day(-30), until: day(0) }));
    app.stripe.refused.set(customer, 'insufficient_funds');
    await app.deliver(stripeEvents.pastDue({ customer, at: day(0), nextTry: day(3) }));
    const record = await read();
    expect(record.payments).toEqual({
      url: `https://dashboard.stripe.com/test/customers/${customer}`,
      hasMailServer: false,
      events: [
        {
          ...{ kind: 'past_due', at: day(0).toISOString(), until: null },
          ...{ amount: 1900, currency: 'eur' },
          ...{ reason: 'insufficient_funds', nextTryAt: day(3).toISOString() },
        },
        {
          ...{ kind: 'paid', at: day(-30).toISOString(), until: day(0).toISOString() },
          ...{ amount: 1900, currency: 'eur', reason: null, nextTryAt: null },
        },
      ],
    });
    expect(record).toMatchObject({ paymentStatus: 'past_due', history: [] });
  });

  it('shows a failed payment even if the provider does not say why it failed', async () => {
    const { userId, customer } = await app.customer();
    const ruth = await signUpMember(t);
    await makeAdmin(t, ruth);
    await app.deliver(stripeEvents.paid({ customer, at: day(-30), until: day(0) }));
    app.stripe.isDown = true;
    await app.deliver(stripeEvents.pastDue({ customer, at: day(0) }));
    app.stripe.isDown = false;
    const { body } = await callApi(t, ruth, 'GET', `/admin/members/${userId}`);
    expect(body).toMatchObject({
      paymentStatus: 'past_due',
      payments: { events: [{ kind: 'past_due', reason: null, nextTryAt: null }, {}] },
    });
  });

  it('has no payments if the member never opened checkout', async () => {
    const ruth = await signUpMember(t);
    await makeAdmin(t, ruth);
    const { body } = await callApi(t, ruth, 'GET', `/admin/members/${ruth.userId}`);
    expect(body).toMatchObject({ paymentStatus: null, payments: null });
  });
});

describe('deleting a paying account', () => {
  const endings = () =>
    stripe.requests.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : []));
  const waiting = async () =>
    (await t.sql<{ customer: string }>('select customer from app.ended_customers')).map(
      (row) => row.customer,
    );
  async function payingMember() {
    const member = await signUpMember(t);
    return { member, name: await app.knowCustomer(member.userId) };
  }

  it('ends the subscription if the member does it', async () => {
    const { member, name } = await payingMember();
    const gone = await callApi(t, member, 'POST', '/account/delete', {
      password: member.password,
    });
    expect(gone.status).toBe(204);
    expect(await waiting()).toEqual([name]);
    await t.deps.jobs.drain();
    expect(endings()).toContain(`/v1/customers/${name}`);
    expect(await waiting()).toEqual([]);
  });

  it('ends the subscription if the desk closes the account', async () => {
    const ruth = await signUpMember(t);
    await makeAdmin(t, ruth);
    const { member, name } = await payingMember();
    stripe.isDown = true;
    const { email, userId } = member;
    const closed = await callApi(t, ruth, 'POST', `/admin/members/${userId}/close`, { email });
    expect(closed.status).toBe(204);
    await t.deps.jobs.drain();
    expect(await waiting()).toEqual([name]);
    const states = await t.sql(
      `select state from pgboss.job where name = 'endings' and state <> 'completed'`,
    );
    expect(states).toEqual([{ state: 'retry' }]);
    stripe.isDown = false;
    await t.deps.jobs.add(null, 'endings', null);
    await t.deps.jobs.drain();
    expect(await waiting()).toEqual([]);
  });

  it('may send the same deletion to the provider twice, in case the first response was lost', async () => {
    await t.sql(`insert into app.ended_customers (customer) values ('cus_once')`);
    await t.deps.jobs.add(null, 'endings', null);
    await t.deps.jobs.drain();
    await t.sql(`insert into app.ended_customers (customer) values ('cus_once')`);
    await t.deps.jobs.add(null, 'endings', null);
    await t.deps.jobs.drain();
    expect(endings().filter((path) => path.endsWith('/cus_once'))).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });
});
