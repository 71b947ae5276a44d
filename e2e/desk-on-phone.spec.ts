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
  await page
    .getByRole('navigation', { name: 'Desk menu' })
    .getByRole('link', { name: 'Numbers' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk menu' })).toBeHidden();
  for (const path of ['/admin', '/admin/numbers', '/admin/members', '/admin/members/invite']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main .animate-breathe')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(390);
  }
  await page.goto('/admin/members');
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

test('on a phone, the numbers follow the third thing to do, and details take one line', async ({
  page,
  newMember,
  signIn,
}) => {
  const detail = 'Femi and Peter. Premium stays active for at least seven days after that.';
  await page.route('**/api/admin/today', async (route) => {
    const day = await (await route.fetch()).json();
    const lines = ['One', 'Two', 'Three', 'Four'].map((title) => ({
      ...{ key: title, tone: 'soon', count: null, title, detail },
      action: { label: `See ${title}`, path: '/admin/members' },
    }));
    await route.fulfill({ json: { ...day, lines } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin');
  const lines = page.getByRole('list', { name: 'What needs you' }).getByRole('listitem');
  await expect(lines).toHaveCount(4);
  const numbers = page.getByRole('region', { name: 'Your practice in numbers' });
  const topOf = async (what: typeof numbers) => (await what.boundingBox())?.y ?? 0;
  expect(await topOf(numbers)).toBeGreaterThan(await topOf(lines.nth(2)));
  expect(await topOf(numbers)).toBeLessThan(await topOf(lines.nth(3)));
  const height = async () => (await lines.first().getByText(detail).boundingBox())?.height ?? 0;
  const onPhone = await height();
  expect(onPhone).toBeLessThan(30);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await topOf(numbers)).toBeGreaterThan(await topOf(lines.nth(3)));
});
