import type { Page } from '@playwright/test';
import { fails, type Row } from './row.ts';

/**
 * Causes each error that an admin can see. The rows depend on each other: each starts on the page
 * where the previous one ended.
 */
export const ADMIN_ROWS: readonly Row[] = [
  {
    messages: ['Could not verify admin access'],
    how: 'the server answers 404 without a message',
    where: '/admin/memberships, toast',
    async provoke({ page }) {
      await page.route('**/api/admin/memberships/access', (route) =>
        route.fulfill({ status: 404, json: {} }),
      );
      await page.goto('/admin/memberships');
    },
  },
  {
    messages: ['No profile found for that email'],
    how: 'an unknown address',
    where: '/admin/memberships, toast',
    async provoke({ page }) {
      await page.goto('/admin/memberships');
      await lookUp(page, 'nobody@example.com');
    },
  },
  {
    messages: ['Lookup failed'],
    how: 'the server answers 500',
    where: '/admin/memberships, toast',
    async provoke({ page, other }) {
      await page.route('**/api/admin/memberships/lookup', fails);
      await lookUp(page, other.email);
    },
  },
  {
    messages: ['Pick a new expiry date'],
    how: 'Update without a date',
    where: '/admin/memberships',
    async provoke({ page, other }) {
      await lookUp(page, other.email);
      await page.getByRole('button', { name: 'Update', exact: true }).click();
    },
  },
  {
    messages: ['Could not update expiry'],
    how: 'the server answers 500',
    where: '/admin/memberships, toast',
    async provoke({ page }) {
      await page.route('**/api/admin/memberships/*/expiry', fails);
      await page.getByLabel('Custom expiry date').fill('2031-07-01');
      await page.getByRole('button', { name: 'Update', exact: true }).click();
    },
  },
  {
    messages: ['Expiry updated'],
    how: 'the change is saved',
    where: '/admin/memberships, toast',
    async provoke({ page }) {
      await page.getByRole('button', { name: 'Update', exact: true }).click();
    },
  },
  {
    messages: ['Could not update membership'],
    how: 'the server answers 500',
    where: '/admin/memberships, toast',
    async provoke({ page }) {
      await page.route('**/api/admin/memberships/*/tier', fails);
      await page.getByRole('button', { name: 'Set Premium Plus (180 days)' }).click();
    },
  },
  {
    messages: ['Membership updated to {tier}'],
    how: 'the change is saved',
    where: '/admin/memberships, toast',
    reads: 'Membership updated to premium plus',
    async provoke({ page }) {
      await page.getByRole('button', { name: 'Set Premium Plus (180 days)' }).click();
    },
  },
];

async function lookUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Member email').fill(email);
  await page.getByRole('button', { name: 'Lookup member' }).click();
}
