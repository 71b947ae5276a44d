import { expect, type Page } from '@playwright/test';

export const gratitudes = (page: Page) =>
  page.getByRole('group', { name: 'Today I’m grateful for' }).getByRole('radio');

export const gratitude = (page: Page, label: string) =>
  page
    .getByRole('group', { name: 'Today I’m grateful for' })
    .getByRole('radio', { name: label, exact: true });

export async function openGratitudes(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: 'Change gratitude' });
  await expect(change.or(gratitudes(page)).first()).toBeVisible();
  if (await change.isVisible()) await change.click();
}

export async function chooseGratitude(page: Page, label: string): Promise<void> {
  await openGratitudes(page);
  await gratitude(page, label).check();
  await expect(gratitude(page, label)).toBeChecked();
}

export async function saveGratitude(page: Page, label: string): Promise<void> {
  await chooseGratitude(page, label);
  await page.getByRole('button', { name: 'Save gratitude' }).click();
}
