import { expect, type Page } from '@playwright/test';

/** Everything is there: the last thing on the page, and no skeleton. */
export const homeIsComplete = (page: Page) =>
  expect(page.getByRole('link', { name: 'Browse All Resources' })).toBeVisible();
