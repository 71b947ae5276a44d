import { expect, type Page } from '@playwright/test';

/** The page opens inside the app, because loading the app again takes a second. */
export const pushPath = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, '', to), path);

export async function goTo(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page
    .getByRole('main')
    .locator('h1')
    .evaluateAll((all) => {
      for (const old of all) old.setAttribute('data-old', '');
    });
  await pushPath(page, path);
  await expect(page.locator('h1[data-old]'), path).toHaveCount(0);
  await expect(heading, path).toBeVisible();
}

export const waitForRequests = (page: Page): Promise<void> => page.waitForLoadState('networkidle');
