import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { storedSession } from './pages/stored-session.ts';

test('a signed-out visitor sees all diagnostics except those of the session', async ({
  page,
  context,
}) => {
  await page.goto('/__diag');
  const main = page.getByRole('main');
  await expect(main.getByText('Build id')).toBeVisible();
  await expect(main.getByText('Cache version')).toBeVisible();
  await expect(main.getByText('online', { exact: true })).toBeVisible();
  await expect(main.getByText('No one is signed in.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Force token refresh' })).toBeHidden();
  const events = page.getByRole('region', { name: 'Debug events' });
  await expect(events.getByText('INITIAL_SESSION')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Nothing logged since you last cleared the log.')).toBeVisible();
  await context.setOffline(true);
  await expect(main.getByText('offline', { exact: true })).toBeVisible();
});

test('a member can see, renew and end the session on the diagnostics page', async ({
  page,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/__diag');
  const main = page.getByRole('main');
  await expect(main.getByText(member.userId, { exact: true })).toBeVisible();
  await expect(main.getByText(member.email)).toBeVisible();
  const left = main.getByText(/\(\d+ min \d\d s\)/);
  const first = await left.textContent();
  await expect(left).not.toHaveText(first ?? '');
  await expect(main.getByText('exists')).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Force token refresh' }).click();
  await expect(main.getByText('The token was refreshed.')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'TOKEN_REFRESHED' })).toBeVisible();
  expect((await storedSession(page))?.refresh_token).not.toBe(member.session.refresh_token);

  await main.getByRole('button', { name: 'Sign out (local)' }).click();
  await expect(main.getByText('No one is signed in.')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'SIGNED_OUT' })).toBeVisible();
  expect(await storedSession(page)).toBeNull();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the diagnostics page lists and resets the service worker’s caches', async ({ page }) => {
    await page.goto('/__diag');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.reload();
    const main = page.getByRole('main');
    await expect(main.getByText('active', { exact: true })).toBeVisible();
    await expect(main.getByText(/\/sw\.js$/)).toBeVisible();
    await main.getByRole('button', { name: 'List caches' }).click();
    await expect(main.getByText(/^The worker sees: hearthway-/)).toBeVisible();
    await expect(main.getByText('LIST_CACHES_RESULT')).toBeVisible();
    await main.getByRole('button', { name: 'Reset SW caches' }).click();
    await expect(main.getByText('unregistered', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

test('the copied diagnostics report contains no secrets', async ({
  page,
  context,
  newMember,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await newMember();
  await signIn(page, member);
  await page.goto('/__diag');
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByText(/^Report copied/)).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(report)).toMatchObject({
    path: '/__diag',
    session: { userId: member.userId, hasRefreshToken: true },
  });
  expect(report).not.toContain(member.email);
  expect(report).not.toContain(member.session.refresh_token);
  expect(report).not.toContain('eyJ');
});
