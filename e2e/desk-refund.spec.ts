import { formatDay } from '@hearthway/domain/format';
import { REFUND_TEXT } from '@hearthway/domain/payments/refund-messages';
import { startStripeServer, UNREFUNDABLE } from '@hearthway/server/testing/stripe-server';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

test('an admin can refund a payment, and Stripe refunds the exact amount', async ({
  page,
  startOwnServer,
}) => {
  const stripe = await startStripeServer();
  const server = await startOwnServer({ ...stripe.env, PERSONAS: 'off' });
  const amara = await createMember(server, {
    tier: 'premium',
    firstName: 'Amara',
    premiumDays: 20,
  });
  await server.sql(
    `insert into app.payment_customers (user_id, customer, status) values ($1, 'cus_amara', 'active')`,
    [amara.userId],
  );
  await server.sql(
    `insert into app.payment_events (id, user_id, kind, at, until, amount, currency)
     values ('evt_amara', $1, 'paid', now(), now() + interval '20 days', 1900, 'eur')`,
    [amara.userId],
  );
  await signInPage(page, server.url, await createMember(server, { role: 'inner-circle' }));
  await page.goto(`${server.url}/admin/members/${amara.userId}`);
  const payments = page.getByRole('region', { name: 'Payments' });
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership).toContainText('renews on');
  await payments.getByRole('button', { name: 'Refund…' }).click();
  const question = page.getByRole('dialog', { name: 'Refund €19 to Amara?' });
  await expect(question.getByRole('link', { name: 'Open it in Stripe' })).toHaveAttribute(
    ...(['href', 'https://dashboard.stripe.com/test/payments/pi_cus_amara'] as const),
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Refund €19' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Refund requested: €19',
  );
  await expect(payments.getByRole('status')).toContainText('Waiting for Stripe');
  await page.reload();
  await expect(payments.getByRole('status')).toContainText('Waiting for Stripe');
  await expect(payments.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  await expect(membership).toContainText('Premium, a refund is on its way');
  await expect(page.getByRole('main')).not.toContainText(/renews/i);
  await server.sql(
    `insert into app.payment_events (id, user_id, kind, at, amount, currency)
     values ('evt_back', $1, 'refunded', now(), 1900, 'eur')`,
    [amara.userId],
  );
  await server.sql(`update app.payment_customers set status = 'refunded' where user_id = $1`, [
    amara.userId,
  ]);
  const row = payments.getByRole('listitem').filter({ hasText: 'Refunded, Premium ended' });
  await expect(row).toContainText('−€19');
  await expect(row).toContainText(formatDay(new Date()));
  await expect(payments.getByRole('status')).toHaveCount(0);
  await expect(payments.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/renews|Premium until/i);
  const refund = stripe.requests.findLast(({ path }) => path === '/v1/refunds');
  expect(refund?.form).toEqual({ charge: 'ch_cus_amara', amount: '1900' });
  await stripe.close();
});

test.describe('a refused refund', () => {
  test.use({ expectedErrors: [/status of 409 .*refund$/] });

  test('a refund that Stripe refused is not shown as pending and can be tried again', async ({
    page,
    startOwnServer,
  }) => {
    const stripe = await startStripeServer();
    const server = await startOwnServer({ ...stripe.env, PERSONAS: 'off' });
    const amara = await createMember(server, { tier: 'premium', firstName: 'Amara' });
    await server.sql(
      `insert into app.payment_customers (user_id, customer, status) values ($1, $2, 'active')`,
      [amara.userId, UNREFUNDABLE],
    );
    await server.sql(
      `insert into app.payment_events (id, user_id, kind, at) values ('evt_amara', $1, 'paid', now())`,
      [amara.userId],
    );
    await signInPage(page, server.url, await createMember(server, { role: 'inner-circle' }));
    await page.goto(`${server.url}/admin/members/${amara.userId}`);
    const payments = page.getByRole('region', { name: 'Payments' });
    await payments.getByRole('button', { name: 'Refund…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refund €19' }).click();
    await expect(page.getByText(REFUND_TEXT.refused)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Refund requested');
    await expect(payments.getByRole('button', { name: 'Refund…' })).toBeVisible();
    await expect(payments.getByRole('status')).toHaveCount(0);
    await stripe.close();
  });
});
