import { expect, type Page } from '@playwright/test';

export const launcher = (page: Page) => page.getByRole('button', { name: 'Open the guide' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Guide' });
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const input = (page: Page) => page.getByRole('textbox', { name: 'Message to the guide' });

export async function openGuide(page: Page): Promise<void> {
  await launcher(page).click();
  // On phones, the guide's input field does not get the focus, because the keyboard would cover the
  // suggestions.
  await expect(panel(page).locator(':focus')).toHaveCount(1);
}

export async function ask(page: Page, message: string): Promise<void> {
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await input(page).fill(message);
  await input(page).press('Enter');
}
