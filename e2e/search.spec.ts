import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/**
 * The page may be visible a moment before it listens for keys, so the test presses the key until
 * the search opens.
 */
async function openByKey(page: Page, key: string) {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused({ timeout: 3000 });
  }).toPass();
}

test.describe('search', () => {
  test.beforeEach(async ({ page, server, newMember, signIn }) => {
    const member = await newMember();
    await server.sql(
      `insert into journal_entries (id, user_id, at, utc_offset, day, feeling, words, tags, changed_at)
       values (gen_random_uuid(), $1, '2026-11-10T20:00:00Z', 0, '2026-11-10', 4,
         'Long walk by the harbour', '{}', now())`,
      [member.userId],
    );
    await signIn(page, member);
    await page.goto('/track');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  });

  test('finds articles, workshops, help, settings and journal entries, despite typos', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(group(page, 'Go to')).toContainText('Get help now');
    await field(page).fill('slepe');
    await expect(group(page, 'Articles')).toContainText('Sleep when nights run hot');
    await expect(group(page, 'Workshops')).toContainText('Steady your sleep');
    await field(page).fill('passwrod');
    await expect(group(page, 'Settings')).toContainText('Password and sign-in');
    await expect(group(page, 'Help').getByRole('option').first()).toBeVisible();
    await field(page).fill('harbour');
    await expect(group(page, 'Your journal')).toContainText('Long walk by the harbour');
    await expectAccessible(page);
    await group(page, 'Your journal').getByRole('option').click();
    await expect(page).toHaveURL(/\/journal#entries$/);
    await expect(page.getByRole('heading', { name: 'Tuesday 10 November' })).toBeVisible();
  });

  test('no longer opens with the / key once a member has turned that off', async ({ page }) => {
    await openByKey(page, '/');
    await page.keyboard.press('Escape');
    await page.goto('/account');
    await page.getByRole('switch', { name: 'Open search with the / key' }).click();
    await page.goto('/track');
    await openByKey(page, 'Control+k');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeVisible();
    await expect(field(page)).toBeHidden();
  });

  test('can be used by keyboard and keeps the selection when more results arrive', async ({
    page,
  }) => {
    // Articles arrive last and are inserted above the settings. The test delays them, to check that
    // the selected setting stays selected.
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/resources?*', async (route) => {
      await answer.promise;
      const url = new URL(route.request().url());
      url.searchParams.set('q', 'sleep');
      await route.continue({ url: url.href });
    });
    await openByKey(page, '/');
    await field(page).fill('password');
    const setting = group(page, 'Settings').getByRole('option').first();
    await expect(setting).toBeVisible();
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(setting).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
    }).toPass();
    answer.resolve();
    await expect(group(page, 'Articles').getByRole('option').first()).toBeVisible();
    await expect(setting, 'the marked result stays marked').toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await setting.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await expect(setting).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await openByKey(page, 'Control+k');
    await field(page).fill('calm kit');
    await expect(page.getByRole('option').first()).toContainText('Calm Kit');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/action\/calm-kit$/);
  });

  test('answers help questions and words of crisis inside the search dialog', async ({ page }) => {
    await openByKey(page, 'Control+k');
    await field(page).fill('daily gratitude');
    await group(page, 'Help').getByRole('option', { name: 'The daily gratitude' }).click();
    await expect(page.getByRole('heading', { name: 'The daily gratitude' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to results' }).click();
    await expect(field(page)).toBeVisible();
    await field(page).fill('I want to kill myself');
    await expect(
      page.getByText('If anyone is in danger right now, call emergency services.'),
    ).toBeVisible();
    await field(page).fill('zzzqqq');
    await expect(page.getByText('Nothing found for “zzzqqq”.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sleep', exact: true }).click();
    await expect(group(page, 'Articles').getByRole('option').first()).toBeVisible();
    await field(page).fill('zzzqqq');
    await page.getByRole('button', { name: 'Ask the guide' }).click();
    await expect(page.getByRole('textbox', { name: 'Message to the guide' })).toHaveValue('zzzqqq');
  });

  test('does not open when a member types a slash into a field', async ({ page }) => {
    await page.goto('/resources');
    await page.getByLabel('Search resources').fill('');
    await page.getByLabel('Search resources').press('/');
    await expect(page.getByLabel('Search resources')).toHaveValue('/');
    await expect(field(page)).toHaveCount(0);
  });
});

test.describe('search without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|Failed to fetch|ERR_INTERNET/] });

  test('finds what is stored on the device', async ({ page, context, newMember, signIn }) => {
    await signIn(page, await newMember());
    await page.goto('/track');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field(page).fill('sleep');
    await expect(group(page, 'Workshops')).toContainText('Steady your sleep');
    await context.setOffline(true);
    await field(page).fill('slep');
    await expect(group(page, 'Workshops')).toContainText('Steady your sleep');
    await expect(page.getByText(/^You’re offline, so this searches/)).toBeVisible();
  });
});
