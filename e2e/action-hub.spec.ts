import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('the URL hash selects a tab of the hub, and the browser’s back button works', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.goto('/action#progress');
  await expect(tab('Weekly')).toHaveAttribute('aria-selected', 'true');
  await tab('Tools').click();
  await expect(page).toHaveURL(/#tools$/);
  await expect(page.getByText('Tools (Premium)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Calm Kit' })).toBeVisible();
  await expect(page.getByRole('link', { name: /See Premium Plans/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await tab('Coach').click();
  await expect(page.getByRole('link', { name: /Unlock Coach/ })).toBeVisible();
  await page.goBack();
  await expect(tab('Tools')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/action#nonsense');
  await expect(tab('Today')).toHaveAttribute('aria-selected', 'true');
});

test('members with Premium can open the tools and the coach', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium_plus' }));
  await page.goto('/action#tools');
  for (const tool of ['HFS Cycle Tool', 'Calm Kit', 'Belief Upgrade Wizard']) {
    await expect(page.getByRole('heading', { name: tool })).toBeVisible();
  }
  await page.goto('/action#coach');
  await expect(page.getByRole('heading', { name: 'SHJ Premium Coach' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Unlock Coach/ })).toHaveCount(0);
});

test('axe finds no violations on the Action Hub', async ({ page, newMember, signIn }) => {
  await signIn(page, await newMember({ firstName: 'Amara' }));
  for (const [hash, sign] of [
    ['today', page.getByRole('button', { name: /^Sleep/ })],
    ['weekly', page.getByRole('slider', { name: 'Sleep quality' })],
    ['tools', page.getByText('Tools (Premium)')],
    ['coach', page.getByText('Unlock Coach')],
  ] as const) {
    await page.goto(`/action#${hash}`);
    await expect(sign).toBeVisible();
    await expectAccessible(page);
  }
});

test('on a wide screen, the tabs stand at the same height on every tab', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, await newMember({ tier: 'premium', premiumDays: 10 }));
  await page.goto('/action');
  const tabs = page.getByRole('tablist', { name: 'Action Hub' });
  const before = await tabs.boundingBox();
  for (const [name, title] of [
    ['Weekly', 'Weekly Pulse'],
    ['Coach', 'SHJ Premium Coach'],
    ['Tools', 'Calm Kit'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await tabs.boundingBox()).toEqual(before);
  }
});
