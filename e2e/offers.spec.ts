import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openFoldedCards, waitForHome } from './pages/home-page.ts';

test.describe('the offers rail', () => {
  const titles = (page: Page) => page.locator('article[aria-labelledby^="offer-"] h3');
  const rows =
    '/*offers*/ select offer_id, seen_at, clicked_at from user_offers where user_id = $1';

  test('shows three offers on wide screens and two on narrow ones', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember({ gender: 'female', recommendedPath: 'WHI' });
    await server.sql(`update profiles set signals = '{"low_energy": true}' where user_id = $1`, [
      member.userId,
    ]);
    await signIn(page, member);
    await page.goto('/home');
    await openFoldedCards(page);
    await expect(titles(page)).toHaveText([
      'Vital Blueprint for Women',
      'See what premium adds',
      'Reading for tired days',
    ]);
    const first = page.getByRole('article', { name: 'Vital Blueprint for Women' });
    await first.getByText('Why this?').click();
    await expect(first.getByText('Because your profile says female')).toBeVisible();
    await expect(first.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(
      page.getByRole('article', { name: 'See what premium adds' }).getByText('Premium', {
        exact: true,
      }),
    ).toBeVisible();
    await page.setViewportSize({ width: 640, height: 900 });
    await expect(titles(page)).toHaveCount(2);
    await page.setViewportSize({ width: 641, height: 900 });
    await expect(titles(page)).toHaveCount(3);
  });

  test('also shows offers for other segments if the URL has ?debug=offers', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember({ gender: 'male' }));
    await page.goto('/home');
    await openFoldedCards(page);
    await expect(titles(page).first()).toBeVisible();
    const other = page.getByRole('article', { name: 'Vital Blueprint for Women' });
    await expect(other).toBeHidden();
    await page.goto('/home?debug=offers');
    await expect(other).toBeVisible();
  });

  test('records an offer as seen only when it is in view', async ({
    page,
    context,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await page.setViewportSize({ width: 390, height: 700 });
    await signIn(page, member);
    await page.goto('/home');
    await waitForHome(page);
    expect(await server.sql(rows, [member.userId])).toEqual([]);
    const other = await context.newPage();
    await other.setViewportSize({ width: 390, height: 700 });
    await other.goto('/home');
    await openFoldedCards(page);
    await openFoldedCards(other);
    const link = (tab: Page) => tab.getByRole('link', { name: 'Compare memberships' });
    await link(page).scrollIntoViewIfNeeded();
    await link(other).scrollIntoViewIfNeeded();
    await Promise.all([link(page).dblclick({ noWaitAfter: true }), link(other).click()]);
    await expect(page).toHaveURL('/upgrade');
    await expect(other).toHaveURL('/upgrade');
    await expect
      .poll(async () => {
        const all = await server.sql<{ seen_at: unknown; clicked_at: unknown }>(rows, [
          member.userId,
        ]);
        return all.filter(({ seen_at, clicked_at }) => seen_at && clicked_at).length;
      })
      .toBe(1);
    const clicks = () =>
      server.sql(
        `select event from analytics_events where user_id = $1 and event = 'offer_clicked'`,
        [member.userId],
      );
    await expect.poll(clicks).toEqual([{ event: 'offer_clicked' }]);
  });

  test.describe('when tracking fails', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

    test('shows no error to the member', async ({ page, newMember, signIn }) => {
      await signIn(page, await newMember());
      await page.route('**/api/offers/events', (route) => route.abort());
      await page.goto('/home');
      await openFoldedCards(page);
      const link = page.getByRole('link', { name: 'Compare memberships' });
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).toHaveURL('/upgrade');
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    });
  });
});
