import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('on a phone, the desk pages are in a menu and fit the screen', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin');
  await page.locator('summary', { hasText: 'Desk menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Desk menu' });
  const entries = menu.getByRole('link');
  await expect(menu.getByRole('link', { name: 'Numbers' })).toBeVisible();
  const withIcon = entries.filter({ has: page.locator('svg') });
  expect(await withIcon.count()).toBe(await entries.count());
  await menu.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk menu' })).toBeHidden();
  const paths = ['', '/numbers', '/members', '/members/invite', '/letters', '/content', '/offers'];
  for (const path of paths.map((end) => `/admin${end}`)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .animate-breathe')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(390);
  }
  await page.goto('/admin/content');
  const first = page.getByRole('main').locator('ol > li').first();
  await expect(first.locator('svg, img').first()).toBeVisible();
  await page.goto('/admin/members');
  const track = page.getByRole('combobox', { name: 'Path' });
  await expect(track).toBeHidden();
  await page.getByRole('button', { name: 'Filter by membership or path' }).click();
  await expect(track).toBeVisible();
  const letter = page.getByRole('link', { name: 'Write a letter' });
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  await expect(letter).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(letter).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
});

test('on a phone, Today begins with the numbers, and each line says the first sentence only', async ({
  page,
  newMember,
  signIn,
}) => {
  const trend = [40, 41, 42, 45];
  await page.route('**/api/admin/today?*', async (route) => {
    const day = await (await route.fetch()).json();
    const lines = ['One', 'Two'].map((title) => ({
      ...{ key: title, tone: 'soon', count: null, title },
      detail: 'Femi and Peter. Premium stays active for at least seven days.',
      action: { label: `See ${title}`, path: '/admin/members' },
    }));
    const trends = { members: trend, active: [null, ...trend], revenue: [null, 1900, null] };
    const totals = {
      ...{ members: 45, joinedThisWeek: 1, joinedThisMonth: 2, active: 19, premium: 6 },
      ...{ endedThisMonth: 0, invited: 0, notInvited: 0, closedThisMonth: 0 },
      countedAt: new Date().toISOString(),
    };
    const income = { paying: 2, revenue: { eur: 3800 }, received: null };
    await route.fulfill({ json: { ...day, lines, totals, trends, income } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin');
  const lines = page.getByRole('list', { name: 'What needs you' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const numbers = page.getByRole('region', { name: 'Your practice in numbers' });
  const topOf = async (what: typeof numbers) => (await what.boundingBox())?.y ?? 0;
  expect(await topOf(numbers)).toBeLessThan(await topOf(lines.first()));
  const rest = lines.first().getByText('Premium stays active for at least seven days.');
  await expect(lines.first().getByText('Femi and Peter.')).toBeVisible();
  await expect(rest).toBeHidden();
  const tile = (name: RegExp) => numbers.getByRole('link', { name });
  await expect(tile(/^Members/).locator('[data-trend]')).toBeVisible();
  await expect(tile(/^Active/).locator('[data-trend]')).toBeVisible();
  await expect(tile(/^Revenue per month €38/)).toBeVisible();
  await expect(tile(/^Revenue/).locator('[data-trend]')).toHaveCount(0);
  await expect(page.getByText('The small lines show the last three months')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(rest).toBeVisible();
  expect(await topOf(numbers)).toBeGreaterThan(await topOf(lines.last()));
});

test('on a phone, the member list of a new practice offers no filter that would find nobody', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let found = 0;
  await page.route('**/api/admin/members/list', async (route) => {
    const body = await (await route.fetch()).json();
    const counts = Object.fromEntries(Object.keys(body.counts).map((name) => [name, found]));
    await route.fulfill({ json: { ...body, counts } });
  });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/members');
  const everybody = page.getByRole('button', { name: 'Everybody' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(everybody).toHaveCount(0);

  found = 2;
  await page.reload();
  await expect(everybody).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gone quiet 2' })).toBeVisible();
});

test('on a phone, a letter’s preview shows the words, and deleting the draft comes last', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/letters/new');
  await page.getByRole('textbox', { name: 'Subject' }).fill('A calm evening');
  await page.getByRole('textbox', { name: 'Words', exact: true }).click();
  await page.keyboard.type('Come and sit down.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.frameLocator('iframe').getByText('Come and sit down.')).toBeVisible();
  const bottom = async () => {
    const box = await preview.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const remove = page.getByRole('button', { name: 'Delete draft' });
  expect((await remove.boundingBox())?.y).toBeGreaterThan(await bottom());
  await expect(page.getByRole('button', { name: 'Send me a test' })).toBeInViewport();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
});

test('a record without changes still has a history, which says when the member joined', async ({
  page,
  newMember,
  signIn,
}) => {
  const { userId } = await newMember({ tier: 'premium' });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto(`/admin/members/${userId}`);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Joined');
  const topOf = async (name: string) =>
    (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  expect(await topOf('History')).toBeGreaterThan(await topOf('Note'));
});
