import { expect, type Page } from '@playwright/test';

const save = (page: Page) => page.getByRole('button', { name: 'Save my pulse' });

/** The form asks once about untouched sliders, so saving takes two clicks. */
export async function savePulse(page: Page): Promise<void> {
  await clickSaveOnce(page);
  await save(page).click();
}

export async function clickSaveOnce(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText(/(is|are) still open/)).toBeVisible();
}
