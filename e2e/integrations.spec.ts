import { openReceiver } from '@hearthway/server/testing/webhook-receiver';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

test.use({
  locale: 'en-GB',
  expectedErrors: [/the server responded with a status of (401|422)/],
});

test('an admin can connect a tool with a webhook and a token, and revoke the token', async ({
  page,
  startOwnServer,
}) => {
  const receiver = await openReceiver();
  const server = await startOwnServer({ WEBHOOKS_TO_LOOPBACK: 'on' });
  const amara = await createMember(server);
  const ruth = await createMember(server, { role: 'inner-circle', firstName: 'Ruth' });
  await signInPage(page, server.url, ruth);
  await page.goto(`${server.url}/admin/integrations`);
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Newsletter');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hook');
  await dialog.getByRole('checkbox', { name: 'Someone changed tier' }).check();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText('isn’t on the public internet')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click();

  await page.getByRole('button', { name: 'New token' }).click();
  await dialog.getByLabel('Which tool is it for?').fill('Shop');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = (await dialog.getByText(/^hwt_/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(page.getByText('Never used')).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);

  await page.getByRole('link', { name: 'Try an API call' }).click();
  await page.getByRole('button', { name: /Give a member Premium/ }).click();
  await page.getByLabel('email').fill(amara.email);
  await page.getByLabel('Token').fill(token);
  await expect(page.getByRole('region', { name: 'Command' })).toContainText('$HEARTHWAY_TOKEN');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('"tier": "premium"');
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'tier.changed',
    data: { memberId: amara.userId, from: 'free', to: 'premium' },
  });

  await page.getByRole('link', { name: 'All integrations' }).click();
  await page.getByRole('link', { name: /^Newsletter/ }).click();
  await expect(page.getByText(/Accepted \(204\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Test ·')).toBeVisible();
  await expect.poll(() => receiver.received.length).toBe(2);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'All integrations' }).click();
  await page.getByRole('button', { name: 'Revoke Shop' }).click();
  await dialog.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  const refused = await fetch(`${server.url}/api/v1/events`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(refused.status).toBe(401);
  await receiver.close();
});
