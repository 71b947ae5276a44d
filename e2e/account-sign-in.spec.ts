import { expect, test } from './fixtures.ts';

test.use({
  expectedErrors: [/status of 4(00|03|22)/],
});

test('a member can change their password, and only the new password works', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password needs at least 8 characters.')).toBeVisible();
  await page.getByLabel('New password').fill('a brand new password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  const statusWith = async (password: string) =>
    (
      await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: member.email, password }),
      })
    ).status;
  expect(await statusWith(member.password)).toBe(400);
  expect(await statusWith('a brand new password')).toBe(200);
});

test('a member who signed in long ago needs the current password to change it', async ({
  page,
  newMember,
  signIn,
  server,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await server.sql(
    `update auth.sessions set created_at = created_at - interval '1 hour', amr = '[]'
     where user_id = $1`,
    [member.userId],
  );
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill('a brand new password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('button', { name: 'Email me a code instead' })).toBeVisible();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('That’s not your password.')).toBeVisible();
  await page.getByLabel('Current password').fill(member.password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});

test('a changed email address is shown on the account page', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  const address = `${crypto.randomUUID()}@example.com`;
  await page.getByLabel('New email address').fill(address);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByText('Your email address has been changed')).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
});
