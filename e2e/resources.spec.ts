import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { goTo } from './pages/navigate.ts';

test('a search in the library is kept in the URL and corrects typos', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/resources');
  await expect(page.getByText('128 resources')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search resources' }).fill('trust');
  await expect(page).toHaveURL(/\/resources\?q=trust$/);
  await page.getByRole('radio', { name: 'IntimaBalance' }).check();
  await expect(page).toHaveURL(/\/resources\?q=trust&lane=IB$/);
  await expect(page.getByRole('link', { name: 'After trust is shaken' })).toBeVisible();
  const shared = page.url();
  await page.goto('/home');
  await page.goto(shared);
  await expect(page.getByRole('searchbox')).toHaveValue('trust');
  await expect(page.getByRole('radio', { name: 'IntimaBalance' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'After trust is shaken' })).toBeVisible();

  await page.goto('/resources?q=slepe');
  await expect(page.getByText(/Showing results for sleep/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sleep when nights run hot' })).toBeVisible();

  await page.goto('/resources?q=zzzz');
  await expect(page.getByText('No resources found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByText('128 resources')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a resource shows its body, tags and related resources', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/resources/after-trust-is-shaken');
  await expect(page).toHaveTitle('After trust is shaken · Hearthway');
  await expect(page.getByRole('heading', { name: 'The first days' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveCount(3);
  const next = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(next).not.toHaveCount(0);
  const box = page.getByRole('checkbox', { name: 'Choose one person to confide in.' });
  await box.click();
  await page.reload();
  await expect(box).toBeChecked();
  await page.getByRole('link', { name: 'trust', exact: true }).click();
  await expect(page).toHaveURL(/\/resources\?q=trust$/);
});

test('a resource renders tables, strikethrough, autolinks, task lists and footnotes', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const body = [
    '# One',
    '| a | b |\n|---|---|\n| c | d |',
    '~~gone~~ https://example.com/auto',
    '- [x] done\n- [ ] open',
    'A claim[^1] and ![A map](https://example.com/map.png)',
    '[inside](/shj)',
    '[^1]: Its source',
  ].join('\n\n');
  await server.sql(
    `insert into resources (slug, title, body, lane) values ('gfm', 'Everything', $1, 'SHJ')`,
    [body],
  );
  await signIn(page, await newMember());
  await page.goto('/resources/gfm');
  const text = page.locator('.rich-text');
  await expect(text.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
  await expect(text.getByRole('table')).toBeVisible();
  await expect(text.locator('del')).toHaveText('gone');
  await expect(text.getByRole('link', { name: 'https://example.com/auto' })).toBeVisible();
  await expect(text.getByRole('checkbox', { name: 'open' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'A map' })).toHaveAttribute('target', '_blank');
  await expect(text.getByText('Its source')).toBeVisible();
  await text.getByRole('link', { name: 'inside' }).click();
  await expect(page).toHaveURL(/\/shj$/);
  await server.sql(`delete from resources where slug = 'gfm'`);
});

test.describe('when a request fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the library shows an error if it cannot be loaded and offers to try again', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.route('**/api/resources?*', (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/resources');
    await expect(page.getByText("Couldn't load resources. Please try again.")).toBeVisible();
    await page.unroute('**/api/resources?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('128 resources')).toBeVisible();

    await page.goto('/resources/no-such-resource');
    await page.getByRole('link', { name: 'Browse all resources' }).click();
    await expect(page).toHaveURL(/\/resources$/);
  });
});

test('axe finds no violations in the library', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember());
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/resources', '/resources/after-trust-is-shaken', '/resources?q=zzzz']) {
    await goTo(page, path);
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectAccessible(page);
  }
});
