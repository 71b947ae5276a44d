import { expect, type Page } from '@playwright/test';

type Group = 'Physical' | 'Mental' | 'Spiritual';

const save = (page: Page) => page.getByRole('button', { name: 'Save my pulse' });

export const pulseGroup = (page: Page, group: Group | '\\w+') =>
  page.getByRole('button', { name: new RegExp(`^${group} \\d of 5$`) });

/** Saving a pulse takes two clicks, because the form asks once about untouched sliders. */
export async function savePulse(page: Page): Promise<void> {
  await clickSaveOnce(page);
  await save(page).click();
}

export async function clickSaveOnce(page: Page): Promise<void> {
  await pulseGroup(page, '\\w+').last().click();
  await save(page).click();
  await expect(page.getByText(/You haven’t moved/)).toBeVisible();
}
