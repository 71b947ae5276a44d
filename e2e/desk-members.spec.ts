import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });

test('the desk invites people by a list with one bad line, and the log says so', async ({
  page,
  newMember,
  signIn,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  await signIn(page, await newMember({ role: 'inner-circle', firstName: 'Ruth' }));
  await page.goto('/admin/members/invite');
  const list = `ann-${mark}@example.com,Ann\nnot an address\nbea-${mark}@example.com,Bea\ncai-${mark}@example.com`;
  await page.getByLabel('The list').fill(list);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('heading', { name: '3 people can be invited' })).toBeVisible();
  await expect(page.getByText('Line 2: not an address.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite 3 people' }).click();
  await expect(page.getByText('Invited: 3 people')).toBeVisible();

  await page.goto('/admin/members');
  await page.getByLabel('Name or address begins with').fill(`bea-${mark}`);
  await page.getByRole('button', { name: 'Search' }).click();
  const line = page.getByRole('row').filter({ hasText: `bea-${mark}@example.com` });
  await expect(line).toContainText('Invited');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await line.getByRole('link', { name: 'Bea' }).click();
  await expect(page.getByText('Invited, and not here yet.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/log');
  const entries = page.getByRole('list', { name: 'Entries' });
  await expect(entries.getByText('Record looked at: Bea').first()).toBeVisible();
  await expectAccessible(page);
});
