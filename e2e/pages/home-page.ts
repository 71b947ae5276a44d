import { expect, type Page } from '@playwright/test';

/** Waits for the last element of Home, which appears once all data has loaded. */
export const waitForHome = (page: Page) =>
  expect(page.getByRole('link', { name: 'Browse All Resources' })).toBeVisible();
