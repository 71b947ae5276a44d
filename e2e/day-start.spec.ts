import { addDays } from '@hearthway/domain/calendar';
import type { Page } from '@playwright/test';
import { expectAccessibleAtThisWidth } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';
import { signInPage } from './members.ts';

const SUNDAY = '2026-11-15';
const NIGHT = '2026-11-16T00:30:00Z';
const CHECK_INS = `insert into daily_checkins (user_id, date, nutrition, movement, sleep)
  select $1, day::date, 2, 2, 1 from unnest($2::text[]) day`;
const choices = (page: Page) => page.getByRole('group', { name: 'My day starts at' });
const pillar = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const expectDayStart = (page: Page, hour: number) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('hearthway.kept.["day-start"]')))
    .toBe(JSON.stringify({ data: hour }));
const heroDay = (page: Page, day: string) => page.getByText(new RegExp(`^${day}( ·|$)`));
const streak = (page: Page) => page.getByRole('region', { name: 'Streak' });

test('with “My day starts at 3 am”, a check-in at night counts for the evening before, on every device', async ({
  placeAt,
  browser,
}) => {
  const timezoneId = 'Europe/Berlin';
  const { app, page, member, travelTo } = await placeAt({ instant: NIGHT, timezoneId });
  await app.sql(CHECK_INS, [member.userId, [1, 2, 3, 4, 5].map((ago) => addDays(SUNDAY, -ago))]);
  await page.goto('/home');
  await expect(heroDay(page, 'Monday 16 November')).toBeVisible();

  await page.goto('/account');
  await expect(choices(page).getByRole('radio', { name: 'Midnight' })).toBeChecked();
  await choices(page).getByRole('radio', { name: '3 am' }).check();
  await expectDayStart(page, 3);
  await expect(page.getByText('your day can’t start later')).toHaveCount(0);

  await page.goto('/home');
  await expect(heroDay(page, 'Still Sunday 15 November until 3 am')).toBeVisible();
  await page.goto('/track');
  await expect(streak(page)).toContainText('5days in a row');
  for (const name of ['Nutrition', 'Movement', 'Sleep', 'Hormonal balance', 'Sexual health']) {
    await pillar(page, name).click();
  }
  await expect(streak(page)).toContainText('6days in a row');
  await expect
    .poll(() =>
      app.sql(
        `select date::text from daily_checkins
         where user_id = $1 and sexual_health is not null`,
        [member.userId],
      ),
    )
    .toEqual([{ date: SUNDAY }]);

  const context = await browser.newContext({ baseURL: app.url, timezoneId });
  const second = await context.newPage();
  await second.clock.install({ time: new Date(NIGHT) });
  await signInPage(second, app.url, member);
  await second.goto('/journal');
  await expectDayStart(second, 3);
  await second
    .getByRole('group', { name: 'How are you?' })
    .getByRole('button', { name: 'Good' })
    .click();
  await expect
    .poll(() =>
      app.sql('select day::text, utc_offset from journal_entries where user_id = $1', [
        member.userId,
      ]),
    )
    .toEqual([{ day: SUNDAY, utc_offset: 60 }]);
  await context.close();

  await travelTo('2026-11-16T01:50:00Z');
  await expect(pillar(page, 'Nutrition')).toContainText('Partly');
  await travelTo('2026-11-16T02:00:00Z');
  await expect(pillar(page, 'Nutrition')).toContainText('Tap to rate');
  await expect(streak(page)).toContainText('6days in a row');
  await page.goto('/home');
  await expect(heroDay(page, 'Monday 16 November')).toBeVisible();
});

test('in Hawaii, a member’s day starts at 2 am at the latest, even if the member chooses 4 am', async ({
  placeAt,
}) => {
  const { app, page, member, travelTo } = await placeAt({
    instant: '2026-11-16T11:30:00Z',
    timezoneId: 'Pacific/Honolulu',
  });
  await app.sql(CHECK_INS, [member.userId, [addDays(SUNDAY, -1)]]);
  await page.goto('/account');
  await choices(page).getByRole('radio', { name: '4 am' }).check();
  await expect(
    page.getByText('In your current time zone, your day can’t start later than 2 am.'),
  ).toBeVisible();
  await expectDayStart(page, 4);
  await expectAccessibleAtThisWidth(page);
  await page.reload();
  await expect(choices(page).getByRole('radio', { name: '4 am' })).toBeChecked();
  await page.goto('/home');
  await expect(heroDay(page, 'Still Sunday 15 November until 2 am')).toBeVisible();
  await travelTo('2026-11-16T12:00:00Z');
  await expect(heroDay(page, 'Monday 16 November')).toBeVisible();
});
