import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AppServer } from './app-server.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './members.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/],
});

const sheetOf = (page: Page) => page.getByRole('article', { name: 'The summary' });
const rated = (page: Page, name: string) =>
  sheetOf(page).getByRole('row').filter({ hasText: name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

async function recordDays(server: AppServer, { userId }: Member) {
  await server.sql(
    `insert into daily_checkins (user_id, date, movement, sexual_health)
     select $1, current_date - n, case when n < 45 then 2 else 0 end, 1
     from generate_series(2, 81) n`,
    [userId],
  );
  await server.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     values ($1, gen_random_uuid(), now() - interval '3 days', 0, current_date - 3, 2,
       'A hard talk', '{}', now())`,
    [userId],
  );
}

async function openSummary(page: Page) {
  await page.goto('/progress/summary');
  await expect(sheetOf(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('a summary that was opened online works offline, except for sharing it by link', async ({
  page,
  context,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember({ firstName: 'Amara' });
  await recordDays(server, member);
  await signIn(page, member);
  await openSummary(page);
  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByText(/This is your summary from .* when you’re back online\./),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Summary for Amara' })).toBeVisible();
  await expect(rated(page, 'Movement').getByRole('cell')).toHaveText(['1.1', '0.0', '2.0↑ up']);
  await page.getByRole('radio', { name: 'Last 30 days' }).click();
  await expect(rated(page, 'Movement').getByRole('cell')).toHaveText(['2.0', '2.0', '2.0 steady']);
  await box(page, 'Daily scorecard').uncheck();
  await expect(rated(page, 'Movement')).toHaveCount(0);
  await expect(rated(page, 'How the day felt')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save for clinic software (FHIR)' }).click();
  const bundle = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(bundle.entry).toHaveLength(2);
  await expect(
    page.getByText('You need to be online to create, see or turn off links.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create link' })).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  await expect(page.getByText('You’re offline')).toHaveCount(0);
  await expect(page.getByText('We couldn’t update your summary')).toHaveCount(0);
});

test('sexual health and journal text are on the device only after the member has chosen them', async ({
  page,
  context,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await recordDays(server, member);
  await signIn(page, member);
  await openSummary(page);
  await box(page, 'Sexual health').check();
  await expect(rated(page, 'Sexual health')).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(rated(page, 'Movement')).toBeVisible();
  await expect(rated(page, 'Sexual health')).toHaveCount(0);
  await box(page, 'Sexual health').check();
  await expect(rated(page, 'Sexual health')).toBeVisible();
  await box(page, 'My journal, word for word').check();
  await expect(page.getByText('This summary isn’t on this device yet.')).toBeVisible();
  await expect(sheetOf(page)).toHaveCount(0);

  await context.setOffline(false);
  await expect(sheetOf(page).getByText('A hard talk')).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).toContain('A hard talk');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth?next=/home');
  await expect.poll(stored).not.toContain('A hard talk');
  expect(await stored()).not.toContain('pillar.movement');
});
