import { expect, test } from './fixtures.ts';

test('a letter can be written to the members that the list is filtered to', async ({
  page,
  newMember,
  signIn,
}) => {
  await newMember({ tier: 'premium', recommendedPath: 'WHI' });
  await signIn(page, await newMember({ role: 'inner-circle' }));
  await page.goto('/admin/members?tier=premium&path=WHI');
  await page.getByRole('link', { name: 'Write them a letter' }).click();
  await expect(page.getByRole('heading', { name: /^To: .*Premium/i })).toBeVisible();
  await page.getByRole('button', { name: 'Change who gets it' }).click();
  await expect(page.getByRole('checkbox', { name: 'Premium', exact: true })).toBeChecked();
  await page.getByText('Path and week').click();
  await expect(page.getByRole('checkbox', { name: /Women/ })).toBeChecked();
});
