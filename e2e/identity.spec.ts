import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { AuthPage, newLogin } from './pages/auth-page.ts';

const refused = [/status of 4\d\d.*\/auth\/v1\//];

test('signing up leads to Home if no confirmation is required', async ({ page }) => {
  const auth = new AuthPage(page);
  await page.goto('/auth');
  await auth.signUpAs(newLogin());
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Hi, there' })).toBeVisible();
});

test('pressing Enter signs a member in, and a reload keeps them signed in', async ({
  page,
  newMember,
}) => {
  const member = await newMember({ firstName: 'Amara' });
  const auth = new AuthPage(page);
  await page.goto('/auth');
  await auth.fill(member);
  await auth.password.press('Enter');
  await expect(page).toHaveURL('/home');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Hi, Amara' })).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('a signed-in member is redirected from the sign-in page, and going back does not lead to it', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/auth');
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/healthz');
  await page.goto('/auth?next=/upgrade');
  await expect(page).toHaveURL('/upgrade');
});

test('a return path to another site leads to Home', async ({ page, newMember, baseURL }) => {
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) left.push(request.url());
  });
  await page.goto(`/auth?next=${encodeURIComponent('//evil.example')}`);
  await new AuthPage(page).signInAs(await newMember());
  await expect(page).toHaveURL('/home');
  for (const next of ['/\\evil.example', 'https://evil.example/home', '/%2Fevil.example']) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL('/home');
  }
  expect(left).toEqual([]);
});

test('the sign-in form works with password managers and points out incomplete fields', async ({
  page,
}) => {
  const auth = new AuthPage(page);
  await page.goto('/auth');
  await expect(auth.heading).toHaveText('Hearthway');
  await expect(auth.email).toHaveAttribute('autocomplete', 'username');
  await expect(auth.email).toHaveAttribute('type', 'email');
  await expect(auth.password).toHaveAttribute('autocomplete', 'current-password');
  await expect(auth.password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(auth.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByText(/confirming your email may open a browser/)).toBeVisible();
  await auth.toSignUp.click();
  await expect(auth.password).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.getByText(/you are 18 or older and agree to the/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'terms and privacy policy' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await auth.toSignIn.click();
  await auth.signIn.click();
  await expect(auth.problem).toHaveText('Please enter email and password.');
  await expect(auth.email).toBeFocused();
  await expect(auth.email).toHaveAccessibleDescription('Please enter email and password.');
  await auth.email.fill('amara');
  await auth.signIn.click();
  await expect(auth.problem).toHaveText('Please enter email and password.');
  await expect(auth.password).toBeFocused();
  await expect(auth.password).toHaveAccessibleDescription('Please enter email and password.');
  await auth.password.fill('a password');
  await auth.signIn.click();
  await expect(auth.problem).toHaveText(
    'Please enter a full email address, such as name@example.com.',
  );
  await expect(auth.email).toBeFocused();
});

test('a double click on the sign-up button sends one request, and the button shows progress', async ({
  page,
}) => {
  const auth = new AuthPage(page);
  const requests: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route('**/auth/v1/signup**', async (route) => {
    requests.push(route.request().url());
    await answer.promise;
    await route.continue();
  });
  await page.goto('/auth');
  await auth.toSignUp.click();
  await auth.fill(newLogin());
  await auth.createAccount.dblclick();
  await expect(page.getByRole('button', { name: 'Creating…' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  answer.resolve();
  await expect(page).toHaveURL('/home');
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0] as string).searchParams.get('redirect_to')).toBe(
    new URL('/auth/callback', page.url()).href,
  );
});

test.describe('the sign-in form after a refused request', () => {
  test.use({ expectedErrors: refused });

  test('explains what is wrong with the password or the email address', async ({
    page,
    newMember,
  }) => {
    const auth = new AuthPage(page);
    const { email } = await newMember();
    await page.goto('/auth');
    await auth.signInAs({ email, password: 'not this one' });
    await expect(auth.problem).toHaveText('That email or password isn’t right.');
    await expect(auth.password).toBeFocused();
    await expect(auth.password).toHaveAccessibleDescription('That email or password isn’t right.');

    await auth.signUpAs({ email, password: crypto.randomUUID() });
    await expect(auth.problem).toHaveText(
      'You already have an account with this email. Please sign in.',
    );
    await expect(auth.email).toBeFocused();
    await expect(auth.email).toHaveAccessibleDescription(
      'You already have an account with this email. Please sign in.',
    );

    await auth.fill({ ...newLogin(), password: '123456' });
    await auth.createAccount.click();
    await expect(auth.problem).toContainText('Your password needs at least 8 characters.');
    await expect(auth.problem.getByRole('listitem')).toHaveText([
      'It’s too short.',
      'It’s one of the first passwords people would guess.',
    ]);
    await expect(page).toHaveURL('/auth');

    const silent = { status: 400, contentType: 'application/json', body: '{}' };
    await page.route('**/auth/v1/token**', (route) => route.fulfill(silent));
    await page.route('**/auth/v1/signup**', (route) => route.fulfill(silent));
    await auth.fill(newLogin());
    await auth.createAccount.click();
    await expect(auth.problem).toHaveText('Could not create account.');
    await auth.toSignIn.click();
    await auth.signInAs(newLogin());
    await expect(auth.problem).toHaveText('Sign-in failed.');
  });
});

test.describe('the sign-in form without a response from the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('shows an error when the server is down', async ({ page, server }) => {
    const auth = new AuthPage(page);
    await page.goto('/auth');
    await expect(auth.signIn).toBeVisible();
    await server.kill();
    try {
      await auth.signInAs(newLogin());
      await expect(auth.problem).toHaveText('Something went wrong signing in.');
      await auth.signUpAs(newLogin());
      await expect(auth.problem).toHaveText('Could not create account.');
    } finally {
      await server.start();
    }
  });

  test('shows that the browser is offline', async ({ page, context }) => {
    const auth = new AuthPage(page);
    await page.goto('/auth');
    await expect(auth.signIn).toBeVisible();
    await context.setOffline(true);
    await auth.signInAs(newLogin());
    await expect(auth.problem).toHaveText('You appear to be offline. Reconnect and try again.');
  });
});

test.describe('the auth callback page', () => {
  const error = 'error=access_denied&error_description=Email+link+is+invalid+or+has+expired';
  test('shows an error from the query or the hash, and a link back to sign-in', async ({
    page,
  }) => {
    for (const path of [`/auth/callback?${error}`, `/auth/callback#${error}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Sign-in error' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('Email link is invalid or has expired');
      await expect(page).toHaveURL('/auth/callback');
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await expect(page).toHaveURL('/auth');
    }
  });

  test('accepts tokens from the hash and removes them from the URL', async ({
    page,
    newMember,
  }) => {
    const { session } = await newMember({ firstName: 'Amara' });
    const tokens = new URLSearchParams({
      access_token: session.access_token,
      refresh_token: session.refresh_token,
    });
    const release = Promise.withResolvers<void>();
    await page.route('**/auth/v1/user', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto(`/auth/callback?next=//evil.example#${tokens}`);
    await expect(page.getByRole('heading', { name: 'Signing you in…' })).toBeVisible();
    await expect(page).toHaveURL('/auth/callback');
    release.resolve();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('link', { name: 'Hi, Amara' })).toBeVisible();
  });

  test('asks before a link for another account replaces the session', async ({
    page,
    newMember,
    signIn,
  }) => {
    const amara = await newMember({ firstName: 'Amara' });
    const bo = await newMember({ firstName: 'Bo' });
    const linkFor = ({ session: { access_token, refresh_token } }: typeof bo) =>
      `/auth/callback#${new URLSearchParams({ access_token, refresh_token })}`;
    await signIn(page, amara);
    await page.goto(linkFor(amara));
    await expect(page).toHaveURL('/home');
    await page.goto('/healthz');
    const link = linkFor(bo);
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(
      `You’re signed in as ${amara.email}. Continue as ${bo.email}?`,
    );
    await expect(page).toHaveURL('/auth/callback');
    await expectAccessible(page);
    await page.getByRole('link', { name: `Stay signed in as ${amara.email}` }).click();
    await expect(page.getByRole('link', { name: 'Hi, Amara' })).toBeVisible();
    // A URL that differs only in its hash would not load the page again, so the test opens another
    // page first.
    await page.goto('/healthz');
    await page.goto(link);
    await page.getByRole('button', { name: `Continue as ${bo.email}` }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('link', { name: 'Hi, Bo' })).toBeVisible();
  });

  test('leads to Home or to the sign-in page if its URL has no parameters', async ({
    page,
    newMember,
    signIn,
  }) => {
    await page.goto('/auth/new-password');
    await expect(page).toHaveURL('/auth');
    await page.goto('/auth/callback');
    await expect(page).toHaveURL('/auth');
    await signIn(page, await newMember());
    await page.goto('/auth/callback');
    await expect(page).toHaveURL('/home');
  });

  test.describe('with an invalid link', () => {
    test.use({ expectedErrors: refused });

    test('refuses an unknown code, malformed tokens and a foreign signature', async ({ page }) => {
      for (const path of [
        '?code=no-such-code',
        '#access_token=not.a.token&refresh_token=x',
        '#access_token=eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ4IiwiZXhwIjo5OTk5OTk5OTk5fQ.c2ln&refresh_token=x',
      ]) {
        await page.goto('/healthz');
        await page.goto(`/auth/callback${path}`);
        await expect(page.getByRole('heading', { name: 'Sign-in error' }), path).toBeVisible();
        await expect(page.getByRole('alert'), path).not.toBeEmpty();
        await expect(page.getByRole('alert'), path).not.toContainText(/undefined|JSON|\{/);
      }
    });
  });
});

test.describe('on phone and desktop', () => {
  test('axe finds no violations on the sign-in, sign-up and forgotten-password forms', async ({
    page,
  }) => {
    const auth = new AuthPage(page);
    const check = async () => {
      await expectAccessible(page);
    };
    await page.goto('/auth');
    await expect(auth.signIn).toBeVisible();
    await check();
    await auth.toSignUp.click();
    await auth.createAccount.click();
    await expect(auth.problem).toBeVisible();
    await check();
    await auth.toSignIn.click();
    await auth.forgot.click();
    await expect(auth.heading).toHaveText('Forgot password?');
    await check();
  });
});
