import { startStripeServer } from '@hearthway/server/testing/stripe-server';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

const CREATION = 'POST /v1/prices';

test('an admin confirms a new price, Stripe charges it and members see it', async ({
  page,
  startOwnServer,
}) => {
  const stripe = await startStripeServer();
  const server = await startOwnServer({ ...stripe.env, PERSONAS: 'off' });
  await signInPage(page, server.url, await createMember(server, { role: 'inner-circle' }));
  await page.goto(`${server.url}/admin/prices`);
  const premium = page.getByRole('region', { name: 'Premium: price' });
  await expect(premium.getByText('€19 a month', { exact: true })).toBeVisible();
  await premium.getByLabel('New price').fill('25');
  await premium.getByRole('button', { name: 'Change to €25 a month' }).click();
  const question = page.getByRole('dialog', { name: 'Charge €25 a month for Premium?' });
  await expect(question).toContainText('Pay €25 a month from now on, instead of €19 a month.');
  await expect(question).toContainText('Premium would cost more than Premium Plus');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toHaveCount(0);
  await expect(premium.getByText('€19 a month', { exact: true })).toBeVisible();
  expect(stripe.requests.some(({ method, path }) => `${method} ${path}` === CREATION)).toBe(false);

  await premium.getByRole('button', { name: 'Change to €25 a month' }).click();
  await question.getByRole('button', { name: 'Charge €25 a month' }).click();
  await expect(premium.getByText('€25 a month', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${server.url}/upgrade`);
  await expect(page.getByText('€25', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Get Premium', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Checkout', exact: true })).toBeVisible();
  const session = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions');
  expect(session?.form['line_items[0][price]']).toMatch(/^price_made\d+_2500$/);
  await stripe.close();
});
