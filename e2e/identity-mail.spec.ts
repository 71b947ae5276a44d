import { createHash } from 'node:crypto';
import { startServer } from '@hearthway/server/testing/server-process';
import { expect, test } from './fixtures.ts';
import { AuthPage, newLogin } from './pages/auth-page.ts';
import type { Mailbox } from './pages/mailbox.ts';
import { createOwnDatabase } from './pages/own-database.ts';
import { storedSession } from './pages/stored-session.ts';

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a member can sign up, confirm by email, sign in and sign out', async ({
  page,
  context,
  mailServer: { url },
  mailbox,
}) => {
  const me = newLogin();
  const auth = new AuthPage(page);
  await page.goto(`${url}/auth`);
  await auth.signUpAs(me);
  await expect(page.getByRole('status').filter({ hasText: 'We sent' })).toHaveText(
    'We sent a confirmation email. Open it, confirm, then return here and tap Sign in.',
  );
  await expect(auth.signIn).toBeVisible();

  const elsewhere = await context.browser()?.newContext();
  if (!elsewhere) throw new Error('could not open a second browser');
  const mailClient = await elsewhere.newPage();
  await mailClient.goto(await mailbox.linkTo(me.email, 'signup'));
  const confirm = mailClient.getByRole('button', { name: 'Confirm my email' });
  const password = mailClient.getByRole('textbox', { name: 'Password' });
  await confirm.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Please enter your password.');
  await expect(mailClient).toHaveURL(`${url}/auth/confirm`);
  await password.fill(me.password);
  await confirm.click();
  await mailClient.waitForURL(`${url}/home`);
  await elsewhere.close();

  await auth.signIn.click();
  await expect(page).toHaveURL(`${url}/home`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome to Hearthway' })).toBeVisible();

  const before = await storedSession(page);
  await page.close();
  await expect.poll(() => Date.now() / 1000 > (before?.expires_at ?? 0)).toBe(true);
  const later = await context.newPage();
  await later.goto(`${url}/resources?lane=MHI`);
  await expect(later).toHaveURL(`${url}/resources?lane=MHI`);
  await expect(later.getByRole('link', { name: 'Hi, there' })).toBeVisible();
  await expect
    .poll(async () => (await storedSession(later))?.access_token)
    .not.toBe(before?.access_token);

  const other = await context.newPage();
  await other.goto(`${url}/__diag`);
  await other.getByRole('button', { name: 'Sign out (local)' }).click();
  await expect(later).toHaveURL(/\/auth\?next=/);
  expect(new URL(later.url()).searchParams.get('next')).toBe('/resources?lane=MHI');
  await expect(other.getByText('No one is signed in.')).toBeVisible();

  await new AuthPage(later).signInAs(me);
  await expect(later).toHaveURL(`${url}/resources?lane=MHI`);
});

async function tap(url: string, link: string, password?: string): Promise<string> {
  const { hash } = new URL(link);
  const parts = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const answer = await post(url, '/follow', { ...parts, password });
  return new URL((await answer.json()).to, url).href;
}

async function confirmedMember(url: string, mailbox: Mailbox) {
  const me = newLogin();
  await post(url, '/signup', me);
  await tap(url, await mailbox.linkTo(me.email, 'signup'), me.password);
  return me;
}

test('a forgotten password can be replaced without revealing who has an account', async ({
  page,
  browser,
  mailServer: { url },
  mailbox,
}) => {
  const me = await confirmedMember(url, mailbox);
  const auth = new AuthPage(page);
  for (const email of [newLogin().email, me.email]) {
    await page.goto(`${url}/auth`);
    await auth.email.fill(email);
    await auth.forgot.click();
    await expect(auth.email).toHaveValue(email);
    await auth.email.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'If that address' })).toHaveText(
      'If that address has an account, we’ve emailed it a link to set a new password.',
    );
  }

  await page.goto(await mailbox.linkTo(me.email, 'recovery'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${url}/auth/new-password`);
  const password = crypto.randomUUID();
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page).toHaveURL(`${url}/home`);
  await expect(page.getByText('Your new password is saved.')).toBeVisible();

  const elsewhere = await browser.newContext();
  const fresh = await elsewhere.newPage();
  await fresh.goto(`${url}/auth`);
  await new AuthPage(fresh).signInAs({ ...me, password });
  await expect(fresh).toHaveURL(`${url}/home`);
  await elsewhere.close();
});

test('an emailed code or link signs a member in without a password', async ({
  page,
  context,
  mailServer: { url },
  mailbox,
}) => {
  const me = await confirmedMember(url, mailbox);
  const auth = new AuthPage(page);
  await page.goto(`${url}/auth?next=/account`);
  await auth.email.fill(me.email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(auth.email).toHaveValue(me.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'If that address' })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toHaveAccessibleDescription('Please enter the code.');
  await code.fill(await mailbox.codeTo(me.email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${url}/account`);

  const other = await confirmedMember(url, mailbox);
  await post(url, '/otp', { email: other.email });
  const elsewhere = await context.browser()?.newContext();
  if (!elsewhere) throw new Error('could not open a second browser');
  const mailClient = await elsewhere.newPage();
  await mailClient.goto(await mailbox.linkTo(other.email, 'magiclink'));
  await mailClient.getByRole('button', { name: 'Sign in', exact: true }).click();
  await mailClient.waitForURL(`${url}/home`);
  await elsewhere.close();
});

test.describe('the auth server', () => {
  test.use({ expectedErrors: [/status of 4\d\d.*\/auth\/v1\//] });

  test('refuses to sign a member in before the email address is confirmed', async ({
    page,
    mailServer: { url },
  }) => {
    const me = newLogin();
    const auth = new AuthPage(page);
    await post(url, '/signup', me);
    await page.goto(`${url}/auth`);
    await auth.signInAs(me);
    await expect(auth.problem).toHaveText('Please confirm your email first, then sign in.');
  });

  test('refuses an emailed link that was already used', async ({
    page,
    mailServer: { url },
    mailbox,
  }) => {
    const me = await confirmedMember(url, mailbox);
    await page.goto(await mailbox.linkTo(me.email, 'signup'));
    await page.getByRole('textbox', { name: 'Password' }).fill(me.password);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('heading', { name: 'Sign-in error' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'This link has expired or was already used. Please ask for a new one.',
    );
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toBeVisible();
  });

  test('refuses a new password that is weak or unchanged', async ({
    page,
    mailServer: { url },
    mailbox,
  }) => {
    const me = await confirmedMember(url, mailbox);
    await post(url, '/recover', { email: me.email });
    await page.goto(await tap(url, await mailbox.linkTo(me.email, 'recovery')));
    const field = page.getByRole('textbox', { name: 'New password' });
    for (const [password, answer] of [
      ['', 'Please enter a new password.'],
      ['short', 'Your password needs at least 8 characters.'],
      [me.password, 'Please choose a password that’s different from your old one.'],
    ] as const) {
      await field.fill(password);
      await field.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(answer);
      await expect(field).toBeFocused();
    }
  });

  test('accepts a recovery code only in the browser that requested the link', async ({
    page,
    context,
    mailServer: { url },
    mailbox,
  }) => {
    const me = await confirmedMember(url, mailbox);
    const verifier = 'v'.repeat(64);
    await post(url, '/recover', {
      email: me.email,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 's256',
    });
    const callback = await tap(url, await mailbox.linkTo(me.email, 'recovery'));
    expect(new URL(callback).searchParams.get('code')).toBeTruthy();

    await page.goto(callback);
    await expect(page.getByRole('alert')).toHaveText(
      'Please open this link in the browser where you asked for it.',
    );

    const right = await context.newPage();
    await right.goto(`${url}/terms`);
    await right.evaluate(
      (value) => localStorage.setItem('hearthway.session-code-verifier', JSON.stringify(value)),
      `${verifier}/recovery`,
    );
    await right.goto(callback);
    await expect(right).toHaveURL(`${url}/auth/new-password`);
  });

  test('limits the number of sign-in attempts and emails', async ({ page }) => {
    const database = await createOwnDatabase();
    const server = await startServer({ DATABASE_URL: database.url });
    try {
      const me = newLogin();
      const auth = new AuthPage(page);
      const wrong = { ...me, password: 'not this one' };
      for (let tries = 0; tries < 10; tries += 1) {
        await post(server.url, '/token?grant_type=password', wrong);
      }
      await page.goto(`${server.url}/auth`);
      await auth.signInAs(wrong);
      await expect(auth.problem).toHaveText(
        'Too many attempts to sign in. Please wait five minutes and try again.',
      );
      await auth.forgot.click();
      await auth.email.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'If that' })).toBeVisible();
      await auth.email.press('Enter');
      await expect(auth.problem).toHaveText(/Please wait a minute before asking for another/);
    } finally {
      await server.dispose();
      await database.close();
    }
  });
});

test('an emailed link leads to Home if somebody has changed its redirect to another site', async ({
  page,
  mailServer: { url },
  mailbox,
}) => {
  const target = '/\\evil.example';
  const me = newLogin();
  await post(url, `/signup?redirect_to=${encodeURIComponent(target)}`, me);
  const link = new URL(await mailbox.linkTo(me.email, 'signup'));
  const parts = new URLSearchParams(link.hash.slice(1));
  parts.set('redirect_to', target);
  link.hash = parts.toString();
  await page.goto(await tap(url, link.href, me.password));
  await expect(page).toHaveURL(`${url}/home`);
});
