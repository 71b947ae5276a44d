import { expect, type Page } from '@playwright/test';

const save = (page: Page) => page.getByRole('button', { name: 'Save my pulse' });

/**
 * Saves a pulse with untouched sliders. The form asks about them once, so saving takes two clicks.
 */
export async function savePulse(page: Page): Promise<void> {
  await clickSaveOnce(page);
  await save(page).click();
}

/**
 * Clicks Save for the first time, after which the form asks about untouched sliders. A second click
 * saves the pulse.
 */
export async function clickSaveOnce(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText(/still stands? in the middle/)).toBeVisible();
}
