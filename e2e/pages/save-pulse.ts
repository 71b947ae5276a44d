import { expect, type Page } from '@playwright/test';

const save = (page: Page) => page.getByRole('button', { name: 'Save my pulse' });

/** Saves a pulse with untouched sliders, about which the form asks once. */
export async function savePulse(page: Page): Promise<void> {
  await clickSaveOnce(page);
  await save(page).click();
}

/** Clicks the button the first time; the second click saves. */
export async function clickSaveOnce(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText(/still stands? in the middle/)).toBeVisible();
}
