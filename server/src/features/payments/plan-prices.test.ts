import { PRACTICE_SETTINGS_TEXT } from '@hearthway/domain/practice-settings/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
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

describe('the Stripe price of a plan', () => {
  const KEY = 'plan:premium:stripe-price';
  let ruth: SignedInMember;
  beforeAll(async () => {
    ruth = await signUpMember(t);
    await makeAdmin(t, ruth);
  });
  const put = (key: string, known: string | null, own: string | null) =>
    callApi(t, ruth, 'PUT', '/admin/practice', { key, known, own });
  async function soldFor(plan: string) {
    const { status } = await callApi(t, await signUpMember(t), 'POST', '/payments/checkout', {
      plan,
    });
    expect(status).toBe(200);
    const session = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
    return session?.form['line_items[0][price]'];
  }
  async function tierFor(price: string) {
    const { userId, customer: name } = await app.customer();
    await app.deliver(stripeEvents.paid({ customer: name, at: day(0), until: day(30), price }));
    return (await app.readMembership(userId))?.tier;
  }

  it('can be changed by the practice, and former prices still count for the same plan', async () => {
    expect((await put(KEY, null, 'price_2027')).status).toBe(200);
    expect(await soldFor('premium')).toBe('price_2027');
    expect((await put(KEY, 'price_2027', 'price_2028')).status).toBe(200);
    expect(await soldFor('premium')).toBe('price_2028');
    expect(await soldFor('premium_plus')).toBe('price_plus');
    for (const price of ['price_premium', 'price_2027', 'price_2028']) {
      expect(await tierFor(price), price).toBe('premium');
    }
    expect(JSON.stringify(t.deps.config.public)).not.toContain('price_2028');
    await put(KEY, 'price_2028', null);
    expect(await soldFor('premium')).toBe('price_premium');
    expect(await tierFor('price_2028')).toBe('premium');
  });

  it('must be a valid price id that the other plan has never used', async () => {
    for (const own of ['prod_1', 'price_', 'price_1 2', 'price_plus']) {
      expect((await put(KEY, null, own)).body.code, own).toBe('invalid_words');
    }
    const { body } = await put('plan:premium-plus:stripe-price', null, 'price_2027');
    expect(body).toMatchObject({
      code: 'invalid_words',
      title: PRACTICE_SETTINGS_TEXT.otherPlansPrice,
    });
  });

  it('must be active and recurring at Stripe', async () => {
    for (const own of ['price_unknown', 'price_archived', 'price_once']) {
      const { status, body } = await put(KEY, null, own);
      expect([status, body.title], own).toEqual([400, PRACTICE_SETTINGS_TEXT.noPrice]);
    }
    stripe.isDown = true;
    expect((await put(KEY, null, 'price_2029')).body.code).toBe('payments_away');
    // Returning to the price in the configuration works while Stripe is down.
    expect((await put(KEY, null, null)).status).toBe(200);
    stripe.isDown = false;
    expect(await soldFor('premium')).toBe('price_premium');
  });

  it('can be changed only by the inner circle, and requests by others never reach Stripe', async () => {
    const eda = await signUpMember(t);
    const mara = await signUpMember(t);
    await callApi(t, ruth, 'POST', '/admin/roles', { email: eda.email, role: 'editor' });
    const before = stripe.requests.length;
    const change = { key: KEY, known: null, own: 'price_2030' };
    for (const who of [eda, mara]) {
      expect((await callApi(t, who, 'PUT', '/admin/practice', change)).status).toBe(403);
      expect((await callApi(t, who, 'PUT', '/admin/words', change)).status).not.toBe(200);
    }
    expect(stripe.requests.length).toBe(before);
  });

  it('has a history of changes like the practice’s texts', async () => {
    const { body } = await callApi(
      ...([t, ruth, 'GET', `/admin/practice/history?key=${KEY}`] as const),
    );
    expect(body.versions.map(({ text }: { text: string | null }) => text)).toContain('price_2028');
  });

  it('is kept after it was replaced, however often that happens', async () => {
    await t.sql(
      `insert into practice_setting_versions (key, text, saved_at, saved_by)
       select $1, 'price_old_' || n, now(), '' from generate_series(1, 60) n`,
      [KEY],
    );
    await put(KEY, null, 'price_newest');
    expect(await tierFor('price_old_1')).toBe('premium');
    await put(KEY, 'price_newest', null);
  });
});
