import { expect, test } from './fixtures.ts';
import { waitForHome } from './pages/home-page.ts';

test.describe('the quick router', () => {
  test('leads to the right track, explains why and remembers the choice', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.goto('/home');
    await page.getByRole('button', { name: "I'm feeling…" }).press('Enter');
    const dialog = page.getByRole('dialog', { name: "I'm feeling…" });
    const go = dialog.getByRole('button', { name: 'Continue' });
    await expect(go).toBeDisabled();
    await expect(dialog.getByRole('radio')).toHaveCount(6);
    await dialog.getByRole('radio', { name: 'Poor sleep' }).click();
    await expect(dialog.getByRole('status')).toContainText('Because you chose Poor sleep.');
    await dialog.getByRole('radio', { name: 'Low libido' }).click();
    await expect(dialog.getByRole('radio')).toHaveCount(8);
    await expect(dialog.getByRole('status')).toContainText('the Self-Health Journey');
    await dialog.getByRole('radio', { name: 'Male', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('the Men’s Health Institute');
    await go.click();
    await expect(page).toHaveURL('/mhi');
    const help = page.getByRole('region', { name: 'Low libido? Start here' });
    await expect(help.getByRole('link')).toHaveText([
      /^Talking about changes in bed/,
      /^Closeness without an agenda/,
      'See this week’s workshop',
    ]);
    expect(
      await server.sql(
        'select recommended_path, last_quick_tag, gender from profiles where user_id = $1',
        [member.userId],
      ),
    ).toEqual([{ recommended_path: 'MHI', last_quick_tag: 'libido', gender: null }]);
    await page.goBack();
    await expect(
      page.getByText('Because you want more desire, and said you’re male.'),
    ).toBeVisible();
  });

  test('leads to a page that shows immediate help first', async ({ page, newMember, signIn }) => {
    await signIn(page, await newMember());
    await page.goto('/home');
    await page.getByRole('button', { name: "I'm feeling…" }).click();
    await page.getByRole('radio', { name: 'Anxiety up' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/shj');
    const help = page.getByRole('region', { name: 'Anxiety up? Start here' });
    const promotion = page.getByRole('heading', { name: 'You have Free Access' });
    await expect(promotion).toBeVisible();
    await expect(help).toBeVisible();
    await expect(async () => {
      const [above, below] = await Promise.all([help.boundingBox(), promotion.boundingBox()]);
      expect(above?.y).toBeLessThan(below?.y ?? 0);
    }).toPass();
    await help.getByRole('button', { name: 'Try one minute of breathing' }).click();
    await page.getByRole('button', { name: 'Stop here' }).click();
    await help.getByRole('link', { name: 'When worry will not stop' }).click();
    await expect(page).toHaveURL('/resources/when-worry-will-not-stop');
    await page.goBack();
    await help.getByRole('button', { name: 'Hide this' }).click();
    await expect(help).toHaveCount(0);
  });

  test.describe('offline', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

    test('still leads to the right track', async ({ page, newMember, signIn }) => {
      await signIn(page, await newMember());
      await page.goto('/home');
      await waitForHome(page);
      await page.route('**/api/quick-router', (route) => route.abort());
      await page.getByRole('button', { name: "I'm feeling…" }).click();
      await page.getByRole('radio', { name: 'Relationship strain' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/intimabalance');
      await expect(page.getByText('We couldn’t save your choice')).toBeVisible();
    });
  });
});
