import { startStripeServer } from '@hearthway/server/testing/stripe-server';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

test('the desk saves a note when the colleague leaves the record, and warns if that fails', async ({
  page,
  newMember,
  signIn,
}) => {
  const amara = await newMember({ firstName: 'Amara' });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto(`/admin/members/${amara.userId}`);
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  const card = page.getByRole('region', { name: 'Note' });
  await page.getByRole('button', { name: 'Add a note' }).click();
  await note.fill('Prefers mornings.');
  await page.getByRole('link', { name: 'All members' }).click();
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await page.goto(`/admin/members/${amara.userId}`);
  await expect(card).toContainText('Prefers mornings.');
  await page.getByRole('button', { name: 'Edit note' }).click();

  await page.route('**/note', (route) => route.abort());
  await note.fill('Prefers evenings.');
  await note.blur();
  await expect(note).toHaveAccessibleDescription(/Not saved\./);
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.getByRole('link', { name: 'All members' }).click();
  expect(await asked).toBe('Leave without saving your changes?');
  await expect(note).toHaveValue('Prefers evenings.');

  await page.unroute('**/note');
  await page.getByRole('link', { name: 'All members' }).click();
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await page.goto(`/admin/members/${amara.userId}`);
  await expect(card).toContainText('Prefers evenings.');
});

test('the desk asks before someone leaves a page with an unsaved price', async ({
  page,
  startOwnServer,
}) => {
  const stripe = await startStripeServer();
  const server = await startOwnServer({ ...stripe.env, PERSONAS: 'off' });
  await signInPage(page, server.url, await createMember(server, { role: 'inner-circle' }));
  await page.goto(`${server.url}/admin/prices`);
  const price = page.getByRole('region', { name: 'Premium: price' }).getByLabel('New price');
  await price.fill('25');
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Today' }).click();
  await asked;
  await expect(price).toHaveValue('25');

  await price.fill('');
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(`${server.url}/admin`);
  await stripe.close();
});
