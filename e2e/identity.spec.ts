import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { AuthPage, somebody } from './pages/auth-page.ts';

// One pattern: Playwright takes a list of two for a value and its options.
const refused = [/status of 4\d\d.*\/auth\/v1\//];

test('without confirmation, signing up leads straight home', async ({ page }) => {
  const auth = new AuthPage(page);
  await page.goto('/auth');
  await auth.signUpAs(somebody());
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('link', { name: 'Hi, there' })).toBeVisible();
});

test('Enter signs in, and a reload stays signed in', async ({ page, newMember }) => {
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

test('an already signed-in visitor is sent on, and no step back leads to the form', async ({
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

// Every other spelling is refused by the rule itself: domain/src/identity/safe-next.test.ts.
test('a next that names another site leads home, after signing in and when signed in', async ({
  page,
  newMember,
  baseURL,
}) => {
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

test('the form works with password managers and can show the password', async ({ page }) => {
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
  await expect(auth.signIn).toBeVisible();
});

test('empty fields are asked for, with the keyboard in the right place', async ({ page }) => {
  const auth = new AuthPage(page);
  await page.goto('/auth');
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

test('a double click makes one request, and the button says what it does', async ({ page }) => {
  const auth = new AuthPage(page);
  const asked: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route('**/auth/v1/signup**', async (route) => {
    asked.push(route.request().url());
    await answer.promise;
    await route.continue();
  });
  await page.goto('/auth');
  await auth.toSignUp.click();
  await auth.fill(somebody());
  await auth.createAccount.dblclick();
  await expect(page.getByRole('button', { name: 'Creating…' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  answer.resolve();
  await expect(page).toHaveURL('/home');
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] as string).searchParams.get('redirect_to')).toBe(
    new URL('/auth/callback', page.url()).href,
  );
});

test.describe('what the provider says', () => {
  test.use({ expectedErrors: refused });

  test('wrong password', async ({ page, newMember }) => {
    const auth = new AuthPage(page);
    const { email } = await newMember();
    await page.goto('/auth');
    await auth.signInAs({ email, password: 'not this one' });
    await expect(auth.problem).toHaveText('Invalid login credentials');
    await expect(auth.password).toBeFocused();
    await expect(auth.password).toHaveAccessibleDescription('Invalid login credentials');
  });

  test('an address that is taken', async ({ page, newMember }) => {
    const auth = new AuthPage(page);
    const { email } = await newMember();
    await page.goto('/auth');
    await auth.signUpAs({ email, password: crypto.randomUUID() });
    await expect(auth.problem).toHaveText('User already registered');
    await expect(auth.email).toBeFocused();
    await expect(auth.email).toHaveAccessibleDescription('User already registered');
  });

  test('a weak password, with every reason', async ({ page }) => {
    const auth = new AuthPage(page);
    await page.goto('/auth');
    await auth.signUpAs({ ...somebody(), password: '123456' });
    await expect(auth.problem).toContainText('Password should be at least 8 characters.');
    await expect(auth.problem.getByRole('listitem')).toHaveText([
      'It is too short.',
      'It is one of the passwords people guess first.',
    ]);
    await expect(page).toHaveURL('/auth');
  });

  test('shows our own message when the provider has none', async ({ page }) => {
    const auth = new AuthPage(page);
    const silent = { status: 400, contentType: 'application/json', body: '{}' };
    await page.route('**/auth/v1/token**', (route) => route.fulfill(silent));
    await page.route('**/auth/v1/signup**', (route) => route.fulfill(silent));
    await page.goto('/auth');
    await auth.signInAs(somebody());
    await expect(auth.problem).toHaveText('Sign-in failed.');
    await auth.signUpAs(somebody());
    await expect(auth.problem).toHaveText('Could not create account.');
  });
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the server is gone', async ({ page, server }) => {
    test.setTimeout(90_000);
    const auth = new AuthPage(page);
    await page.goto('/auth');
    await expect(auth.signIn).toBeVisible();
    await server.kill();
    try {
      await auth.signInAs(somebody());
      await expect(auth.problem).toHaveText('Something went wrong signing in.');
      await auth.signUpAs(somebody());
      await expect(auth.problem).toHaveText('Could not create account.');
    } finally {
      await server.start();
    }
  });

  test('offline', async ({ page, context }) => {
    const auth = new AuthPage(page);
    await page.goto('/auth');
    await expect(auth.signIn).toBeVisible();
    await context.setOffline(true);
    await auth.signInAs(somebody());
    await expect(auth.problem).toHaveText('You appear to be offline. Reconnect and try again.');
  });
});

test.describe('the callback', () => {
  const error = 'error=access_denied&error_description=Email+link+is+invalid+or+has+expired';
  for (const [where, path] of [
    ['query', `/auth/callback?${error}`],
    ['hash', `/auth/callback#${error}`],
  ]) {
    test(`shows an error in the ${where}, with a way back`, async ({ page }) => {
      await page.goto(path as string);
      await expect(page.getByRole('heading', { name: 'Sign-in error' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('Email link is invalid or has expired');
      await expect(page).toHaveURL('/auth/callback');
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await expect(page).toHaveURL('/auth');
    });
  }

  test('takes tokens from the hash and leaves none in the address', async ({ page, newMember }) => {
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

  test('asks before somebody else’s link takes the place of who is signed in', async ({
    page,
    newMember,
    signIn,
  }) => {
    const amara = await newMember({ firstName: 'Amara' });
    const bo = await newMember({ firstName: 'Bo' });
    const link = `/auth/callback#${new URLSearchParams({
      access_token: bo.session.access_token,
      refresh_token: bo.session.refresh_token,
    })}`;
    await signIn(page, amara);
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(
      `You are signed in as ${amara.email}. Continue as ${bo.email}?`,
    );
    await expect(page).toHaveURL('/auth/callback');
    await expectAccessible(page);
    await page.getByRole('link', { name: `Stay signed in as ${amara.email}` }).click();
    await expect(page.getByRole('link', { name: 'Hi, Amara' })).toBeVisible();
    // A page of its own first: the same address with another hash would not be opened anew.
    await page.goto('/healthz');
    await page.goto(link);
    await page.getByRole('button', { name: `Continue as ${bo.email}` }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('link', { name: 'Hi, Bo' })).toBeVisible();
  });

  test('takes a link of the signed-in member without asking', async ({
    page,
    newMember,
    signIn,
  }) => {
    const member = await newMember({ firstName: 'Amara' });
    await signIn(page, member);
    const { access_token, refresh_token } = member.session;
    await page.goto(`/auth/callback#${new URLSearchParams({ access_token, refresh_token })}`);
    await expect(page).toHaveURL('/home');
  });

  test('without parameters leads home or to the form', async ({ page, newMember, signIn }) => {
    await page.goto('/auth/callback');
    await expect(page).toHaveURL('/auth');
    await signIn(page, await newMember());
    await page.goto('/auth/callback');
    await expect(page).toHaveURL('/home');
  });

  test.describe('of a bad link', () => {
    test.use({ expectedErrors: refused });

    for (const [what, path] of [
      ['a code of nobody', '?code=no-such-code'],
      ['tokens that are none', '#access_token=not.a.token&refresh_token=x'],
      [
        'tokens of a stranger',
        '#access_token=eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJ4IiwiZXhwIjo5OTk5OTk5OTk5fQ.c2ln&refresh_token=x',
      ],
    ]) {
      test(`refuses ${what}`, async ({ page }) => {
        await page.goto(`/auth/callback${path}`);
        await expect(page.getByRole('heading', { name: 'Sign-in error' })).toBeVisible();
        await expect(page.getByRole('alert')).not.toBeEmpty();
        await expect(page.getByRole('alert')).not.toContainText(/undefined|JSON|\{/);
      });
    }
  });
});

test('the new-password page is for members only', async ({ page }) => {
  await page.goto('/auth/new-password');
  await expect(page).toHaveURL('/auth');
});

test.describe('on a phone and on a desk', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('axe finds nothing on the form, in both modes and with a problem', async ({ page }) => {
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
