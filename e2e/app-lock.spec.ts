import type { Page } from '@playwright/test';
import { expectAccessibleAtThisWidth } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';
import { signInAs } from './members.ts';

const lockScreen = (page: Page) => page.getByRole('dialog', { name: 'Hearthway is locked' });
const pin = (page: Page) => lockScreen(page).getByLabel('Your PIN');

const showPage = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Use a PIN' }).click();
  await page.getByLabel('Choose a PIN of 4 to 8 digits').fill('2580');
  await page.getByLabel('Type it again').fill('2580');
  await page.getByRole('button', { name: 'Turn on the lock' }).click();
  await expect(page.getByText('On, with a PIN')).toBeVisible();
}

async function tryPin(page: Page, digits: string) {
  await pin(page).fill(digits);
  await lockScreen(page).getByRole('button', { name: 'Unlock' }).click();
}

test('the app locks after a minute away and opens with the PIN without losing typed text', async ({
  placeAt,
}) => {
  const { page, context } = await placeAt({
    instant: '2026-11-16T10:00:00Z',
    timezoneId: 'Europe/London',
  });
  await page.goto('/account');
  await turnOn(page);

  await page.goto('/journal');
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'How are you?' })).toHaveCount(0);
  await expect(page.getByText(/^Hi, /)).toHaveCount(0);
  await expectAccessibleAtThisWidth(page);
  await lockScreen(page).getByRole('link', { name: 'Get help now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get help now' })).toBeVisible();
  await expect(page.getByText(/^Hi, /)).toHaveCount(0);
  await page.goBack();

  await tryPin(page, '1357');
  await expect(lockScreen(page).getByText('That’s not your PIN.')).toBeVisible();
  await tryPin(page, '2580');
  await expect(lockScreen(page)).toHaveCount(0);
  await page
    .getByRole('group', { name: 'How are you?' })
    .getByRole('button', { name: 'Good' })
    .click();
  await expect(page.getByRole('region', { name: /^Good, / })).toBeVisible();
  await page.getByLabel('Search your journal').fill('kept');

  await showPage(page, 'hidden');
  // The app locks after 60 seconds. The fake clock also advances with real time, so waiting for 40
  // leaves 20 seconds for a slow machine.
  await page.clock.runFor(40_000);
  await showPage(page, 'visible');
  await expect(lockScreen(page)).toHaveCount(0);
  await showPage(page, 'hidden');
  await page.clock.runFor(60_000);
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByLabel('Search your journal')).toBeHidden();
  await showPage(page, 'visible');

  const other = await context.newPage();
  await other.goto('/journal');
  await expect(lockScreen(other)).toBeVisible();
  await tryPin(other, '2580');
  await expect(lockScreen(other)).toHaveCount(0);
  await expect(lockScreen(page)).toHaveCount(0);
  await expect(page.getByLabel('Search your journal')).toHaveValue('kept');
});

test('ten wrong PINs sign the member out, and a new sign-in removes the lock', async ({
  placeAt,
}) => {
  const { app, page, member } = await placeAt({
    instant: '2026-11-16T10:00:00Z',
    timezoneId: 'Europe/London',
  });
  await page.goto('/account');
  await turnOn(page);
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(lockScreen(page)).toBeVisible();
  // The app waits longer after each wrong PIN. Entering nine of them would take a quarter of an
  // hour, so the test stores their number directly.
  await page.evaluate((key) => {
    const lock = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...lock, wrong: { count: 9, at: 0 } }));
  }, `hearthway.draft.lock.${member.userId}`);
  await page.reload();
  await expect(lockScreen(page).getByText('One more wrong PIN')).toBeVisible();
  await tryPin(page, '1357');
  await expect(page).toHaveURL(/\/auth/);
  await signInAs(page, app.url, member);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Use a PIN' })).toBeVisible();
});
