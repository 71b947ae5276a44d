import { addDays } from '@hearthway/domain/calendar';
import { simulateMember } from '@hearthway/domain/insights/testing/simulated-member';
import { seededRandom } from '@hearthway/domain/seeded-random';
import { updateInsights } from '@hearthway/server/features/insights/update-insights';
import type { ServedApp } from '@hearthway/server/testing/served-app';
import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';

const INSTANT = '2026-11-15T13:00:00Z';
const TODAY = '2026-11-15';
const EVENING = { instant: INSTANT, timezoneId: 'Europe/London' };

async function recordDays(app: ServedApp, userId: string, recorded = 95): Promise<void> {
  const firstDay = addDays(TODAY, -Math.ceil(recorded / 0.9) - 1);
  const facts = simulateMember({ recorded, effect: 1.8, firstDay }, seededRandom(4));
  await app.sql(
    `insert into daily_checkins (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
     select $1, (row ->> 0)::date, (row -> 1 ->> 0)::int, (row -> 1 ->> 1)::int, (row -> 1 ->> 2)::int,
       (row -> 1 ->> 3)::int, (row -> 1 ->> 4)::int from jsonb_array_elements($2::jsonb) row`,
    [userId, JSON.stringify(facts.checkins)],
  );
  await app.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), (row ->> 0)::date + interval '12 hours', 0, (row ->> 0)::date,
       (row ->> 1)::int, '', array(select jsonb_array_elements_text(row -> 2)), now()
     from jsonb_array_elements($2::jsonb) row`,
    [userId, JSON.stringify(facts.feelings)],
  );
  await updateInsights(app.deps);
}

test('a new insight is shown on Home, and Progress shows the days behind it', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt(EVENING);
  await recordDays(app, member.userId);
  await page.goto('/home');
  await expect(page.getByText('Your days show something new')).toBeVisible();
  const sentence = /^On days you moved, you felt \d\.\d better\.$/;
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
  await page.getByRole('link', { name: 'See the days behind it' }).click();

  const card = page.getByRole('region', { name: sentence });
  await expect(card.getByText('New insight')).toBeVisible();
  await expect(card.getByText('quite sure')).toBeVisible();
  await expect(card.getByText(/On average \d\.\d of 5 on \d+ days/)).toBeVisible();
  await expect(card.getByText(/other way round/)).toBeVisible();
  await card.getByText('How sure is this?').click();
  await expect(card.getByText(/a thousand times/)).toBeVisible();
  await card.getByText('Show the days as a table').press('Enter');
  await expect(card.getByRole('row').nth(1)).toContainText('November');
  await expect(page.getByRole('heading', { name: 'Too early to say' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(320);

  await expect
    .poll(() => app.sql(`select mark from insight_marks where user_id = $1`, [member.userId]))
    .toEqual([{ mark: 'seen' }]);
  await page.goto('/home');
  await expect(page.getByRole('button', { name: /^Sleep/ })).toBeVisible();
  await expect(page.getByText('Your days show something new')).toHaveCount(0);
});

test('a member can hide a single insight or turn off all insights', async ({ placeAt }) => {
  const { page, app, member } = await placeAt(EVENING);
  await recordDays(app, member.userId);
  await page.goto('/progress');
  const heading = page.getByRole('heading', { name: /^On days you moved/ });
  await page.getByRole('button', { name: 'Don’t show this insight' }).click();
  await expect(heading).toHaveCount(0);
  await page.getByText('Insight settings').click();
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('switch', { name: 'Look for insights in my days' }).click();
  await expect(heading).toHaveCount(0);
  await expect(page.getByText(/^Insights are off/)).toBeVisible();
  await expect
    .poll(() => app.sql(`select is_set from insight_marks where insight = 'all' and mark = 'off'`))
    .toEqual([{ is_set: true }]);
});

test('after days on which the member felt low, the page shows help before charts', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt(EVENING);
  await recordDays(app, member.userId);
  await app.sql(`update journal_entries set feeling = 1 where day > $1::date - 7`, [TODAY]);
  await page.goto('/progress');
  const help = page.getByRole('region', { name: 'Things look heavy right now' });
  await expect(help.getByRole('link', { name: 'Find someone to talk to' })).toBeVisible();
  const heading = page.getByRole('heading', { name: /^On days you moved/ });
  await expect(heading).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show my insights anyway' }).click();
  await expect(heading).toBeVisible();
});

test('insights that were loaded once can be read offline', async ({ placeAt }) => {
  const { page, context, app, member } = await placeAt(EVENING);
  await recordDays(app, member.userId);
  await page.goto('/progress');
  const heading = page.getByRole('heading', { name: /^On days you moved/ });
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Open your journal' }).click();
  await expect(page.getByRole('heading', { name: 'Your journal' })).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(heading).toBeVisible();
});
