import { expect, test } from './fixtures.ts';
import { openFoldedCards } from './pages/home-page.ts';

const daysAgo = (days: number) => {
  const day = new Date(Date.now() - days * 86_400_000);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
};

test.describe('the nudge card', () => {
  test('shows its text with the reason, and can be dismissed for a week', async ({
    page,
    newMember,
    signIn,
    server,
  }) => {
    const member = await newMember({ gender: 'female' });
    for (const ago of [0, 1]) {
      await server.sql(
        'insert into daily_checkins (user_id, date, hormonal_balance) values ($1, $2, 1)',
        [member.userId, daysAgo(ago)],
      );
    }
    await signIn(page, member);
    await page.goto('/home');
    await openFoldedCards(page);
    const card = page.getByRole('region', { name: 'Rui, the app’s voice for care' });
    await expect(card.getByRole('link')).toHaveText([
      'Perimenopause in plain words',
      /Book at the women’s institute/,
      /Book at the men’s institute/,
    ]);
    await expect(
      card.getByText('Because your hormonal balance was low on 2 of the last 7 days.'),
    ).toBeVisible();
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect(card).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('All right. No nudges for a week.')).toBeVisible();
    await page.reload();
    await openFoldedCards(page);
    await expect(card).toBeHidden();
    const prefs = await server.sql(
      `select round(extract(epoch from snooze_until - now()) / 86400)::int as days
       from user_nudge_prefs where user_id = $1`,
      [member.userId],
    );
    expect(prefs).toEqual([{ days: 7 }]);
    const events = () =>
      server.sql(
        `select event from analytics_events where user_id = $1 and event like 'nudge%' order by event`,
        [member.userId],
      );
    await expect.poll(events).toEqual([{ event: 'nudge_dismissed' }, { event: 'nudge_shown' }]);
  });

  test('also appears on the Self-Health Journey page, and can be dismissed there for Home too', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.goto('/shj');
    const card = page.getByRole('region', { name: 'Charley, the app’s voice for the journey' });
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect(card).toBeHidden();
    await page.goto('/home');
    await openFoldedCards(page);
    await expect(card).toBeHidden();
  });

  test.describe('when the network fails', () => {
    test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

    test('stays hidden for this visit once it is dismissed', async ({
      page,
      newMember,
      signIn,
    }) => {
      await signIn(page, await newMember());
      await page.route('**/api/nudge-card/actions', (route) => route.abort());
      await page.goto('/home');
      await openFoldedCards(page);
      const card = page.getByRole('region', { name: 'Charley, the app’s voice for the journey' });
      await card.getByRole('button', { name: "Don't show again" }).click();
      await expect(page.getByText('this card may come back another day')).toBeVisible();
      await page.reload();
      await openFoldedCards(page);
      await expect(card).toBeHidden();
    });
  });
});
