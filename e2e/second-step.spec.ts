import { appCode } from '@hearthway/server/testing/authenticator';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test as base, expect } from './fixtures.ts';
import { AuthPage } from './pages/auth-page.ts';
import { forgetSession } from './pages/stored-session.ts';

/**
 * Browsers accept passkeys only for a domain name, so these tests use localhost instead of
 * 127.0.0.1.
 */
const test = base.extend({
  server: async ({ sharedServer }, use) => {
    const server = await sharedServer('second step', { PERSONAS: 'off', PUBLIC_URL: '' });
    await use({ ...server, url: server.url.replace('127.0.0.1', 'localhost') });
  },
});
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/status of 4\d\d.*\/auth\/v1\//] });

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });

/** Each code of an authenticator app works only once, and the current one may have been used. */
const nextCode = (secret: string) => appCode(secret, new Date(Date.now() + 30_000));

test('two-step sign-in can be set up, used, bypassed with a recovery code and turned off', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('form code').textContent()) ?? '';
  await codeField(page).fill(appCode(secret, new Date()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const recoveryCode = (await shown.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('You have 10 of 10 recovery codes left.')).toBeVisible();

  await forgetSession(page);
  const auth = new AuthPage(page);
  await page.goto('/auth?next=/account');
  await auth.signInAs(member);
  await expect(codeField(page)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/home');
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(nextCode(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/home');

  await forgetSession(page);
  await page.goto('/auth?next=/account');
  await auth.signInAs(member);
  await page
    .getByRole('button', { name: 'Can’t open your authenticator app? Use a recovery code' })
    .click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('You have 9 of 10 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible();
});

test('an admin without two-step sign-in is asked to set it up', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/memberships');
  const asked = page.getByText('Please protect them with two-step sign-in.');
  await expect(asked).toBeVisible();
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await expect(page).toHaveURL('/account');
  await expect(asked).toBeVisible();
});

async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    lose: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

test('a passkey can be added, renamed and used to sign in instead of the password', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  const device = await addDevice(page);
  await signIn(page, member);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await list.getByRole('button', { name: /^Rename/ }).click();
  await list.getByRole('textbox', { name: 'Passkey name' }).fill('My laptop');
  await list.getByRole('button', { name: 'Save name' }).click();
  await expect(list.getByText('My laptop')).toBeVisible();

  const auth = new AuthPage(page);
  await forgetSession(page);
  await page.goto('/auth?next=/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/account');
  await expect(list.getByText(/^Last used/)).toBeVisible();

  await list.getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(list).toBeHidden();
  await forgetSession(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('You can use your password instead.');
  await device.lose();
  await auth.signInAs(member);
  await expect(page).toHaveURL('/home');
});
