import type { ServedApp } from '@hearthway/server/testing/served-app';
import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';

const FIRST_DAYS = { instant: '2026-11-02T13:00:00Z', timezoneId: 'Europe/London' };

const recordTwoMonths = (app: ServedApp, userId: string) =>
  app.sql(
    `insert into daily_checkins (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
     select $1, day, 1, 1, case when day < '2026-10-01' then 0 else 2 end, 1, 1
     from generate_series('2026-09-01'::date, '2026-10-31', '1 day') as day`,
    [userId],
  );

test('home shows the review of last month until it is dismissed, and Progress keeps it', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt(FIRST_DAYS);
  await recordTwoMonths(app, member.userId);
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Your October' });
  await expect(card).toContainText('In October you checked in on 31 days');
  await expect(card).toContainText('Sleep was higher than in September');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toBeHidden();
  await expect
    .poll(() => app.sql('select review_seen_for::text as month from user_nudge_prefs'))
    .toEqual([{ month: '2026-10-01' }]);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Today', exact: false }).first()).toBeVisible();
  await expect(card).toBeHidden();
  await page.goto('/progress');
  await expect(card).toContainText('Sleep was higher than in September');
  await expect(card.getByRole('button')).toHaveCount(0);
});
