import { expect, type Page } from '@playwright/test';

const foldedCards = (page: Page) => page.getByText(/^(Ideas and offers|Everything else)$/);

/** These elements appear last, when Home has loaded all its data. */
export const waitForHome = (page: Page) =>
  expect(
    page.getByRole('link', { name: 'Browse All Resources' }).or(foldedCards(page)).first(),
  ).toBeVisible();

export async function openFoldedCards(page: Page): Promise<void> {
  await foldedCards(page).click();
  await expect(page.getByRole('heading', { name: 'Offers for You' })).toBeVisible();
}
