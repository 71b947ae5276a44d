import {
  CHECK_ATTEMPT_LIMIT,
  CHECK_ATTEMPTS,
  SESSION_READ_LIMIT,
} from '@hearthway/domain/identity/session-limits';
import { startServer } from '@hearthway/server/testing/server-process';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { AuthPage } from './pages/auth-page.ts';
import { waitForRequests } from './pages/navigate.ts';
import { createOwnDatabase } from './pages/own-database.ts';
import { changeStoredSession, expireSession, storedSession } from './pages/stored-session.ts';

const welcome = { name: 'Welcome to Hearthway' };
const failures = /Failed to load resource/;

const waitForRecheck = (page: Page, sign: Locator) =>
  expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(sign).toBeVisible({ timeout: 5000 });
  }).toPass();

test('a visitor who signs in returns to the original path, query and hash', async ({
  page,
  newMember,
}) => {
  await page.goto('/resources?lane=MHI#top');
  await expect(page).toHaveURL(/\/auth\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/resources?lane=MHI#top');
  await new AuthPage(page).signInAs(await newMember());
  await expect(page).toHaveURL('/resources?lane=MHI#top');
});

test('an expired access token is renewed when a page opens', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember({ firstName: 'Amara' });
  await signIn(page, member);
  await expireSession(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', welcome)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hi, Amara' })).toBeVisible();
  const session = await storedSession(page);
  expect(session?.refresh_token).not.toBe(member.session.refresh_token);
});

test('two tabs with the same expired access token renew it only once', async ({
  page,
  context,
  newMember,
  signIn,
}) => {
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url());
  });
  const other = await context.newPage();
  await signIn(page, await newMember());
  await expireSession(page);
  await Promise.all([page.goto('/home'), other.goto('/home')]);
  for (const tab of [page, other]) await expect(tab.getByRole('heading', welcome)).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

test('signing out in one tab leads every tab to the sign-in page', async ({
  page,
  context,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/home');
  await waitForRequests(page);
  const other = await context.newPage();
  await other.goto('/mhi');
  await waitForRequests(other);
  const third = await context.newPage();
  await third.goto('/__diag');
  await third.getByRole('button', { name: 'Sign out (local)' }).click();
  await expect(page).toHaveURL('/auth?next=/home');
  await expect(other).toHaveURL('/auth?next=/mhi');
});

test('clearing the browser’s storage signs the member out', async ({
  page,
  context,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/home');
  await expect(page.getByRole('heading', welcome)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/terms');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL('/auth?next=/home');
});

test.describe('when the server refuses the session', () => {
  test.use({ expectedErrors: [/status of 40[0134]/] });

  test('the page renews a refused access token', async ({ page, newMember, signIn }) => {
    await signIn(page, await newMember({ firstName: 'Amara' }));
    await changeStoredSession(page, { access_token: 'worn.out.token' });
    await page.goto('/home');
    await expect(page.getByRole('link', { name: 'Hi, Amara' })).toBeVisible();
    await expect(page).toHaveURL('/home');
  });

  test('a session that was ended on another device leads to the sign-in page', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await fetch(`${server.url}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${member.session.access_token}` },
    });
    await page.goto('/home');
    await expect(page).toHaveURL('/auth?next=/home');
    expect(await storedSession(page)).toBeNull();
  });

  test('a deleted account leads every tab to the sign-in page', async ({
    page,
    context,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.goto('/home');
    await expect(page.getByRole('heading', welcome)).toBeVisible();
    await server.sql('delete from auth.users where id = $1', [member.userId]);
    const other = await context.newPage();
    await other.goto('/mhi');
    await expect(other).toHaveURL('/auth?next=/mhi');
    await expect(page).toHaveURL('/auth?next=/home');
  });
});

test('with a slow server, the page says what it is waiting for and then offers to reload', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await expireSession(page);
  await page.route('**/auth/v1/token**', () => {});
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/home');
  await expect(page.getByText('Checking your session...')).toBeVisible();
  await page.clock.runFor(SESSION_READ_LIMIT);
  await expect(page.getByText('Session expired. Refreshing...')).toBeVisible();
  await page.clock.runFor(CHECK_ATTEMPTS * CHECK_ATTEMPT_LIMIT);
  await page.clock.resume();
  await expect(
    page.getByText("We couldn't verify your session. Sign in again to continue."),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload app' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL('/auth?next=/home');
  await expect(new AuthPage(page).signIn).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [failures] });

  test('the page recovers when the server is back', async ({ page, newMember, signIn, server }) => {
    await signIn(page, await newMember());
    await page.clock.install();
    await page.goto('/home');
    await expect(page.getByRole('heading', welcome)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await expireSession(page);
    await server.kill();
    try {
      await page.reload();
      await expect(page.getByText('We can’t reach the server right now.')).toBeVisible();
      expect(await storedSession(page)).not.toBeNull();
    } finally {
      await server.start();
    }
    await waitForRecheck(page, page.getByRole('heading', welcome));
    await expect(page).toHaveURL('/home');
  });

  test('the page says that the browser is offline and recovers when the network is back', async ({
    page,
    context,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.goto('/home');
    await expect(page.getByRole('heading', welcome)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await context.setOffline(true);
    await page.reload();
    await expect(
      page.getByText('You appear to be offline. Reconnect and try again.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByText('You appear to be offline. Reconnect and try again.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', welcome)).toBeVisible();
  });

  test('members stay signed in while the database is down', async ({ page, context }) => {
    const database = await createOwnDatabase();
    const server = await startServer({ DATABASE_URL: database.url, RATE_LIMIT: 'off' });
    try {
      const response = await fetch(`${server.url}/auth/v1/signup`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'amara@example.com', password: crypto.randomUUID() }),
      });
      const session = await response.text();
      await page.goto(`${server.url}/healthz`);
      await page.evaluate((value) => localStorage.setItem('hearthway.session', value), session);
      await page.goto(`${server.url}/home`);
      await page.getByRole('button', { name: 'Skip all' }).click();
      await expect(page.getByRole('link', { name: 'Hi, there' })).toBeVisible();

      database.disconnect();
      const arriving = await context.newPage();
      await arriving.clock.install();
      await arriving.goto(`${server.url}/mhi`);
      await expect(arriving.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(arriving.getByText('We’re having a problem on our side.')).toBeVisible();
      await expect(page.getByRole('heading', welcome)).toBeVisible();
      await expireSession(arriving);
      await arriving.reload();
      await expect(arriving.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(await storedSession(arriving)).not.toBeNull();

      database.reconnect();
      await waitForRecheck(arriving, arriving.getByRole('heading', { level: 1 }));
      await expect(arriving).toHaveURL(`${server.url}/mhi`);
    } finally {
      await server.dispose();
      await database.close();
    }
  });

  test('the button "Reload app" removes caches and service workers, then reloads the page', async ({
    page,
    context,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.goto('/home');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.evaluate(() => caches.open('left over').then(() => null));
    // Unlike `page.route`, `context.route` also covers requests from the service worker.
    await context.route('**/api/**', (route) => route.abort());
    await page.reload();
    const reload = page.getByRole('button', { name: 'Reload app' });
    await expect(reload).toBeVisible();
    await context.unroute('**/api/**');
    await reload.click();
    await expect(page.getByRole('heading', welcome)).toBeVisible();
    expect(await page.evaluate(() => caches.has('left over'))).toBe(false);
  });
});
