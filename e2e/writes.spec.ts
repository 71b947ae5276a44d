import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openFoldedCards } from './pages/home-page.ts';
import { savePulse } from './pages/save-pulse.ts';

const nutrition = (page: Page) => page.getByRole('button', { name: /^Nutrition/ });
const isSave = (path: string) => (response: { url(): string; request(): { method(): string } }) =>
  response.url().endsWith(path) && response.request().method() !== 'GET';

async function openHubFromHome(page: Page) {
  await page.goto('/home');
  await expect(page.getByText('Tap each one.')).toBeVisible();
  await openFoldedCards(page);
  await expect(page.getByText('Time to do your Weekly Pulse')).toBeVisible();
  await page.getByRole('link', { name: 'Open Action Hub' }).click();
  await expect(page).toHaveURL('/action');
  await expect(page.getByRole('tab', { name: 'Weekly' })).toBeVisible();
  await expect(nutrition(page)).toBeVisible();
}

async function tapAndSubmit(page: Page) {
  await nutrition(page).click();
  await page.getByRole('tab', { name: 'Weekly' }).click();
  await savePulse(page);
}

async function expectHomeToKnow(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('1 of 5 rated so far.')).toBeVisible();
  await expect(page.getByText('Weekly Pulse done')).toBeVisible();
}

test('Home immediately shows a pulse and a scorecard rating that were just saved', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await openHubFromHome(page);
  const saved = Promise.all([
    page.waitForResponse(isSave('/api/scorecard/days')),
    page.waitForResponse(isSave('/api/weekly-pulse')),
  ]);
  await tapAndSubmit(page);
  await saved;
  await expectHomeToKnow(page);
});

test.describe('offline', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/] });

  test('a rating and a pulse are kept, and Home shows them after the network has returned', async ({
    page,
    context,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await openHubFromHome(page);
    await context.setOffline(true);
    await tapAndSubmit(page);
    await expect(
      page.getByText(/^Your pulse from .* We’ll send it when you’re back online\.$/),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('timer')).toBeVisible({ timeout: 30_000 });
    await expectHomeToKnow(page);
  });
});
