import {
  signedDelivery,
  startStripeServer,
  stripeEvents,
} from '@hearthway/server/testing/stripe-server';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

test.use({ locale: 'en-GB' });
test.setTimeout(300_000);

const DAY = 86_400_000;
const day = (n: number) => new Date(Date.now() + n * DAY);
/**
 * Stripe's timestamps are whole seconds, so two events in the same second have no order. These
 * events are minutes apart.
 */
const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000);

test('a member can upgrade, manage the subscription and see the payment status', async ({
  page,
  startOwnServer,
}) => {
  const stripe = await startStripeServer();
  const server = await startOwnServer(stripe.env);
  const member = await createMember(server);
  const deliver = async (kind: keyof typeof stripeEvents, at: Date, until = day(30)) => {
    const [known] = await server.sql<{ customer: string }>(
      'select customer from app.payment_customers where user_id = $1',
      [member.userId],
    );
    const event = stripeEvents[kind]({ customer: known?.customer ?? '', at, until });
    const { body, headers } = signedDelivery(event, { at: new Date() });
    const answer = await fetch(`${server.url}/webhooks/stripe`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  };
  await signInPage(page, server.url, member);
  await page.goto(`${server.url}/account?checkout=done`);
  await expect(page).toHaveURL(`${server.url}/account`);
  await expect(page.getByText('We’re waiting for your payment to arrive.')).toBeHidden();

  await page.goto(`${server.url}/upgrade`);
  await page.getByRole('link', { name: 'Get Premium', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('You left checkout')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Get Premium', exact: true }).first().click();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('We’re waiting for your payment to arrive.')).toBeVisible();
  await expectAccessible(page);
  await page.clock.install();
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(`${server.url}/account`);
  await deliver('paid', minutesAgo(2));
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Your payment has arrived.')).toBeVisible();
  await expect(page.getByText('Premium access is active.')).toBeVisible();

  await page.goto(`${server.url}/upgrade`);
  await expect(page.getByRole('link', { name: 'Manage membership' }).first()).toBeVisible();
  await page.goto(`${server.url}/account`);

  await page.getByRole('button', { name: 'Manage membership' }).click();
  await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to the practice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await deliver('pastDue', minutesAgo(1));
  await page.reload();
  await expect(page.getByText('Your last payment didn’t go through.')).toBeVisible();
  await deliver('cancelled', new Date());
  await page.reload();
  await expect(page.getByText('Your subscription has been cancelled.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Compare plans' })).toBeVisible();
  await stripe.close();
});
