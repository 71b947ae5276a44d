import { expect, type Page } from '@playwright/test';

/** The last element of Home appears once all data has loaded. */
export const waitForHome = (page: Page) =>
  expect(page.getByRole('link', { name: 'Browse All Resources' })).toBeVisible();
