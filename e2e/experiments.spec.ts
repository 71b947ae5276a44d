import type { ServedApp } from '@hearthway/server/testing/served-app';
import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';

const TODAY = { instant: '2026-11-15T13:00:00Z', timezoneId: 'Europe/London' };

const recordFeelings = (app: ServedApp, userId: string) =>
  app.sql(
    `insert into journal_entries (user_id, id, at, utc_offset, day, feeling, words, tags, changed_at)
     select $1, gen_random_uuid(), d.day + interval '12 hours', 0, d.day,
       case substr(e.plan, d.day - e.starts_on + 1, 1) when '1' then 4 else 3 end, '', '{}', now()
     from experiments e, lateral (select e.starts_on + n as day from generate_series(0, 13) n) d
     where e.user_id = $1`,
    [userId],
  );

test('a member starts an experiment, follows it from Home and reads the result', async ({
  placeAt,
}) => {
  const { page, app, member, context } = await placeAt(TODAY);
  await page.goto('/progress');
  await page.getByRole('link', { name: 'Open your experiments' }).click();
  await expect(page.getByText('One two-week experiment is free.')).toBeVisible();
  await page.getByRole('button', { name: 'Start an experiment' }).click();
  await page.getByRole('radio', { name: 'a walk after lunch' }).check();
  await page.getByRole('radio', { name: 'how I feel' }).check();
  await expect(page.getByText(/the chance that you’ll see it is about \d in 10/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start tomorrow' }).click();
  await expect(page.getByText('Starts on 16 November')).toBeVisible();

  await app.sql(`update experiments set starts_on = starts_on - 1, plan = '10' || substr(plan, 3)`);
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Does a walk after lunch help how I feel?' });
  await expect(card.getByText('Take a walk after lunch today.')).toBeVisible();
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Stuck to the plan' }).click();
  await expect(
    card.getByRole('button', { name: 'Stuck to the plan', pressed: true }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(() => app.sql(`select day::text, did_it from experiment_marks`))
    .toEqual([{ day: '2026-11-15', did_it: true }]);
  await card.getByRole('link', { name: 'See how it’s going' }).click();
  await expect(page.getByText('Day 1 of 14, until 28 November')).toBeVisible();
  await expectAccessible(page);

  await app.sql(`update experiments set starts_on = starts_on - 14`);
  await recordFeelings(app, member.userId);
  await page.reload();
  const title = 'On days with a walk after lunch, you felt 1.0 better.';
  const result = page.getByRole('region', { name: title });
  await expect(result.getByText(/On average 4\.0 of 5 on 7 days with the habit/)).toBeVisible();
  await expect(result.getByText('fairly sure')).toBeVisible();
  await result.getByText('How sure is this?').click();
  await expect(result.getByText(/about 16 of 1,000 such experiments/)).toBeVisible();
  await result.getByText('Show the days as a table').press('Enter');
  await expect(result.getByRole('row')).toHaveCount(15);
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Save as a picture' }).click();
  expect((await download).suggestedFilename()).toBe('experiment.png');
  await expect(page.getByText('You’ve used your free experiment.')).toBeVisible();
  await expectAccessible(page);
});

test('a habit that only a clinician should change is refused with a reason and a link to a page', async ({
  placeAt,
}) => {
  const { page } = await placeAt(TODAY);
  await page.goto('/progress/experiments');
  await page.getByRole('button', { name: 'Start an experiment' }).click();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByLabel('In your own words').fill('stop taking my pills');
  await expect(
    page.getByText('Medicines and drugs aren’t something to try out here.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preparing for an appointment' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start tomorrow' })).toBeDisabled();
  await page.getByLabel('In your own words').fill('reading in bed');
  await expect(page.getByRole('button', { name: 'Start tomorrow' })).toBeEnabled();
});

test('a premium member can stop an experiment, see its result and run it again', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt(TODAY);
  await app.sql(`update profiles set tier = 'premium' where user_id = $1`, [member.userId]);
  await page.goto('/progress/experiments');
  await page.getByRole('button', { name: 'Start an experiment' }).click();
  await page.getByRole('radio', { name: 'no screen after ten' }).check();
  await page.getByRole('radio', { name: '4 weeks' }).check();
  await page.getByRole('button', { name: 'Start tonight' }).click();
  await expect(page.getByText('Day 1 of 28')).toBeVisible();
  await page.getByRole('button', { name: 'Stop this experiment' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Too few days to tell' })).toBeVisible();
  await page.getByRole('button', { name: 'Run it again' }).click();
  await expect(page.getByRole('radio', { name: 'no screen after ten' })).toBeChecked();
});
