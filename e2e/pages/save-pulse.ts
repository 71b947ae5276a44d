import { expect, type Page } from '@playwright/test';

const save = (page: Page) => page.getByRole('button', { name: 'Save my pulse' });

/** Saves a pulse some of whose sliders were not touched: the form asks about them once. */
export async function savePulse(page: Page): Promise<void> {
  await beAskedAboutTheRest(page);
  await save(page).click();
}

/** The first press of the button, after which the second saves. */
export async function beAskedAboutTheRest(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText(/still stands? in the middle/)).toBeVisible();
}
