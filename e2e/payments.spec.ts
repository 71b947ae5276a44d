import {
  signedDelivery,
  startStripeServer,
  stripeEvents,
} from '@hearthway/server/testing/stripe-server';
import { expectAccessible } from './accessible.ts';
import { startAppServer } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.setTimeout(300_000);

const DAY = 86_400_000;
const day = (n: number) => new Date(Date.now() + n * DAY);

test('a member upgrades, manages it, and reads how paying stands', async ({ page }) => {
  const stripe = await startStripeServer();
  const server = await startAppServer(stripe.env);
  const member = await createMember(server);
  /** What Stripe tells us about this member. */
  const tell = async (kind: keyof typeof stripeEvents, at: Date, until = day(30)) => {
    const [known] = await server.sql<{ customer: string }>(
      'select customer from app.payment_customers where user_id = $1',
      [member.userId],
    );
    const event = stripeEvents[kind]({ customer: known?.customer ?? '', at, until });
    const { body, headers } = signedDelivery(event, { at: new Date() });
    const answer = await fetch(`${server.url}/webhooks/stripe`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  };
  try {
    await signInPage(page, server.url, member);
    await page.goto(`${server.url}/upgrade`);
    await page.getByRole('link', { name: 'Get Premium', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByText('You left checkout')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Get Premium', exact: true }).click();
    await page.getByRole('link', { name: 'Pay' }).click();
    // Back before Stripe's word about the payment is.
    await expect(page.getByText('We are waiting for word of your payment.')).toBeVisible();
    await expectAccessible(page);
    await tell('paid', new Date());
    await expect(page.getByText('Your payment is here.')).toBeVisible();
    await expect(page.getByText('Premium access is active.')).toBeVisible();

    // What runs is not extended.
    await page.goto(`${server.url}/upgrade`);
    await expect(page.getByRole('link', { name: 'Manage membership' })).toBeVisible();
    await page.goto(`${server.url}/account`);

    await page.getByRole('button', { name: 'Manage membership' }).click();
    await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to the practice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

    await tell('pastDue', new Date());
    await page.reload();
    await expect(page.getByText('Your last payment did not go through.')).toBeVisible();
    await tell('cancelled', new Date());
    await page.reload();
    await expect(page.getByText('Your subscription is cancelled.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Compare the tiers' })).toBeVisible();
  } finally {
    await server.dispose();
    await stripe.close();
  }
});
