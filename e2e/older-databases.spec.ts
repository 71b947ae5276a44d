import type { Page } from '@playwright/test';
import type { AppServer } from './app-server.ts';
import { test as base, expect } from './fixtures.ts';
import { createMember, signInPage } from './members.ts';

const test = base.extend<{ older: AppServer }>({
  older: async ({ startOwnServer }, use) => use(await startOwnServer()),
});

test.use({ expectedErrors: [/status of 409/] });

async function lookUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Member email').fill(email);
  await page.getByRole('button', { name: 'Lookup member' }).click();
}

async function expectPagesToWork(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/home`);
  await expect(page.getByRole('heading', { name: 'Welcome to Hearthway' })).toBeVisible();
  await page.goto(`${url}/action#weekly`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('without the premium columns, the admin page says that expiry tracking is unavailable', async ({
  page,
  older,
}) => {
  const admin = await createMember(older, { role: 'inner-circle' });
  const member = await createMember(older, { firstName: 'Amara', tier: 'premium' });
  await older.sql(
    'alter table profiles drop column premium_started_at, drop column premium_expires_at',
  );
  await older.stop();
  await older.start();
  await signInPage(page, older.url, admin);
  await page.goto(`${older.url}/admin/memberships`);
  await lookUp(page, member.email);
  await expect(page.getByText('Premium (expiry tracking unavailable)')).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(
    page.getByText('Premium columns are unavailable; cannot change expiry.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Set Premium Plus (180 days)' }).click();
  await expect(
    page.getByText('Tier updated — expiry tracking unavailable in this environment.'),
  ).toBeVisible();
  await signInPage(page, older.url, member);
  await page.goto(`${older.url}/account`);
  await expect(page.getByText('Premium access is active.')).toBeVisible();
  await expectPagesToWork(page, older.url);
});

test('without the column profiles.email, the member lookup says that it is unavailable', async ({
  page,
  older,
}) => {
  const admin = await createMember(older, { role: 'inner-circle', firstName: 'Ruth' });
  await older.sql('alter table profiles drop column email');
  await signInPage(page, older.url, admin);
  await page.goto(`${older.url}/admin/memberships`);
  await lookUp(page, 'somebody@example.com');
  await expect(page.getByText('Email lookup is unavailable in this environment.')).toBeVisible();
  await expect(
    page.getByText(
      'This environment is missing the profiles.email column. Please update the database schema.',
    ),
  ).toBeVisible();
  await page.goto(`${older.url}/account`);
  await expect(page.getByText('Admin access enabled')).toBeVisible();
  await expect(page.getByText(admin.email)).toBeVisible();
  await expectPagesToWork(page, older.url);
});
