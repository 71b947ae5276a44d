import { startStripeServer } from '@hearthway/server/testing/stripe-server';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

test('an admin reads what a refund does, confirms it, and Stripe refunds the exact amount', async ({
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
  await payments.getByRole('button', { name: 'Refund…' }).click();
  const question = page.getByRole('dialog', { name: 'Refund €19 to Amara?' });
  await expect(question.getByRole('link', { name: 'Open it in Stripe' })).toHaveAttribute(
    ...(['href', 'https://dashboard.stripe.com/test/payments/pi_cus_amara'] as const),
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Refund €19' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Refund asked for: €19',
  );
  await expect(payments.getByRole('status')).toContainText('Waiting for Stripe');
  await page.reload();
  await expect(payments.getByRole('status')).toContainText('Waiting for Stripe');
  await expect(payments.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
  await server.sql(
    `insert into app.payment_events (id, user_id, kind, at) values ('evt_back', $1, 'refunded', now())`,
    [amara.userId],
  );
  await server.sql(`update app.payment_customers set status = 'refunded' where user_id = $1`, [
    amara.userId,
  ]);
  await expect(payments).toContainText('Refunded, Premium ended');
  await expect(payments.getByRole('status')).toHaveCount(0);
  const refund = stripe.requests.findLast(({ path }) => path === '/v1/refunds');
  expect(refund?.form).toEqual({ charge: 'ch_cus_amara', amount: '1900' });
  await stripe.close();
});
