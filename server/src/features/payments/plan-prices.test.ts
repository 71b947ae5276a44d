import { PRACTICE_SETTINGS_TEXT } from '@hearthway/domain/practice-settings/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, makeAdmin } from '../../testing/api.ts';
import { type SignedInMember, signUpMember } from '../../testing/factories.ts';
import { day, type PaymentsApp, startPaymentsApp } from '../../testing/payments-app.ts';
import { REFUSED_AMOUNT, type StripeServer, stripeEvents } from '../../testing/stripe-server.ts';
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
    expect((await put(KEY, null, null)).status).toBe(200);
    stripe.isDown = false;
    expect(await soldFor('premium')).toBe('price_premium');
  });

  it('can be changed only by the inner circle', async () => {
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

  it('still counts after the practice has replaced it many times', async () => {
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

describe('a new price that the practice types in', () => {
  const KEY = 'plan:premium:stripe-price';
  let ruth: SignedInMember;
  beforeAll(async () => {
    ruth = await signUpMember(t);
    await makeAdmin(t, ruth);
  });
  const set = (change: object = {}, by = ruth) =>
    callApi(t, by, 'POST', '/admin/practice/prices', {
      ...{ tier: 'premium', amount: 2500, currency: 'eur', interval: 'month', known: null },
      ...change,
    });
  const ownText = (body: { words: { key: string; own: string | null }[] }, key: string) =>
    body.words.find((word) => word.key === key)?.own;
  const creations = () =>
    stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/prices');

  it('is created at Stripe for the same product, charged to new members and shown to everybody', async () => {
    const { status, body } = await set();
    expect(status).toBe(200);
    const id = ownText(body, KEY);
    expect(id).toMatch(/^price_made/);
    expect(ownText(body, 'plan:premium:price')).toBe('€25 a month');
    expect(t.deps.config.public.plans.premium.price).toBe('€25 a month');
    expect(creations().at(-1)?.form).toEqual({
      ...{ product: 'prod_membership', currency: 'eur', unit_amount: '2500' },
      ...{ 'recurring[interval]': 'month', 'metadata[tier]': 'premium' },
    });
    await callApi(t, await signUpMember(t), 'POST', '/payments/checkout', { plan: 'premium' });
    const session = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
    expect(session?.form['line_items[0][price]']).toBe(id);
    const log = await callApi(t, ruth, 'GET', '/admin/log?action=price_changed');
    expect(log.body.entries[0].details).toEqual({ toTier: 'premium', price: '€25 a month' });
    await callApi(t, ruth, 'PUT', '/admin/practice', { key: KEY, known: id, own: null });
    expect(t.deps.config.public.plans.premium.price).toBe('€19 a month');
  });

  it('is created once if two admins send it at the same moment', async () => {
    const before = creations().length;
    const answers = await Promise.all([
      set({ amount: 3100, interval: 'year' }),
      set({ amount: 3100, interval: 'year' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toContain(200);
    const made = creations().slice(before);
    expect(new Set(made.map(({ key }) => key)).size).toBe(1);
    const rows = await t.sql<{ text: string }>(
      'select text from practice_settings where key = $1',
      [KEY],
    );
    expect(rows).toHaveLength(1);
    await callApi(t, ruth, 'PUT', '/admin/practice', { key: KEY, known: rows[0]?.text, own: null });
  });

  it('is created once if a second admin is slower than the first', async () => {
    const price = { amount: 3300, currency: 'eur', interval: 'month' } as const;
    const first = ownText((await set(price)).body, KEY);
    const slower = { plan: 'premium', productName: 'Premium', known: null, ...price } as const;
    expect(await t.deps.payments?.createPrice(slower)).toBe(first);
    await callApi(t, ruth, 'PUT', '/admin/practice', { key: KEY, known: first, own: null });
  });

  it('gets a new product if the former product is archived', async () => {
    await callApi(t, ruth, 'PUT', '/admin/practice', { key: KEY, known: null, own: 'price_2026' });
    const { status, body } = await set({ amount: 2700, known: 'price_2026' });
    expect(status).toBe(200);
    expect(creations().at(-1)?.form.product).toBe('hearthway_premium');
    const known = ownText(body, KEY);
    await callApi(t, ruth, 'PUT', '/admin/practice', { key: KEY, known, own: null });
  });

  it('causes no warning on the Today page before Stripe’s prices are read again', async () => {
    const at = (minutes: number) => new Date(t.clock.now().getTime() + minutes * 60_000);
    const storePrices = (madeAt: Date) =>
      t.sql(
        `insert into app.desk_numbers (chart, made_at, rows) values ('prices', $1, $2)
         on conflict (chart) do update set made_at = excluded.made_at, rows = excluded.rows`,
        [
          madeAt.toISOString(),
          { premium: { amount: 1900, currency: 'eur', interval: 'month', intervalCount: 1 } },
        ],
      );
    const findWarning = async () =>
      (await callApi(t, ruth, 'GET', '/admin/today')).body.lines.find(
        ({ key }: { key: string }) => key === 'other-price',
      );
    await storePrices(at(-1));
    const { body } = await set({ amount: 2600 });
    expect(await findWarning()).toBeUndefined();
    await storePrices(at(1));
    expect(await findWarning()).toMatchObject({ tone: 'urgent' });
    const known = ownText(body, KEY);
    await callApi(t, ruth, 'PUT', '/admin/practice', { key: KEY, known, own: null });
    await t.sql(`delete from app.desk_numbers where chart = 'prices'`);
  });

  it('is refused if it is outdated, impossible or not accepted by Stripe', async () => {
    const before = creations().length;
    expect((await set({ known: 'price_other' })).body.code).toBe('changed_meanwhile');
    for (const wrong of [
      { amount: 10 },
      { amount: 9.5 },
      { currency: 'xyz' },
      { interval: 'day' },
    ]) {
      expect((await set(wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect(creations().length).toBe(before);
    expect((await set({ amount: REFUSED_AMOUNT })).body.code).toBe('price_refused');
    stripe.isDown = true;
    expect((await set({ amount: 2900 })).body.code).toBe('payments_away');
    stripe.isDown = false;
    expect(t.deps.config.public.plans.premium.price).toBe('€19 a month');
  });

  it('can be set only by the inner circle', async () => {
    const eda = await signUpMember(t);
    const fred = await signUpMember(t);
    await callApi(t, ruth, 'POST', '/admin/roles', { email: eda.email, role: 'editor' });
    await callApi(t, ruth, 'POST', '/admin/roles', { email: fred.email, role: 'front_desk' });
    const before = stripe.requests.length;
    for (const who of [eda, fred, await signUpMember(t)]) {
      expect((await set({}, who)).status).toBe(403);
    }
    expect(stripe.requests.length).toBe(before);
  });

  it('is the only price that members can read', async () => {
    const put = (key: string, known: string | null, own: string | null) =>
      callApi(t, ruth, 'PUT', '/admin/practice', { key, known, own });
    const words = 'plan:premium:price';
    for (const own of ['€25 a month', '$19 a month', '€19 a year']) {
      const { body } = await put(words, '€19 a month', own);
      expect(body.title, own).toBe(PRACTICE_SETTINGS_TEXT.wordsDiffer);
    }
    expect((await put(words, '€19 a month', 'Only €19 monthly')).status).toBe(200);
    stripe.isDown = true;
    expect((await put(words, 'Only €19 monthly', '€19')).body.code).toBe('payments_away');
    stripe.isDown = false;
  });
});
