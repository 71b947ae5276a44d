import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';
import { chooseGratitude, gratitudes, openGratitudes } from './pages/gratitude.ts';

test('a member can save and change one gratitude per day, and the next day starts empty', async ({
  placeAt,
}) => {
  const { page, app, member, travelTo } = await placeAt({
    instant: '2026-11-15T20:00:00Z',
    timezoneId: 'Europe/London',
  });
  await page.goto('/action');
  const save = page.getByRole('button', { name: 'Save gratitude' });
  await expect(save).toBeDisabled();
  for (const [label, said] of [
    ['Time in nature', 'time in nature'],
    ['Something unexpected', 'something unexpected'],
  ] as const) {
    await chooseGratitude(page, label);
    await expect(save).toBeEnabled();
    await save.click();
    await expect(page.getByText(`Today you're grateful for ${said}.`)).toBeVisible();
    await expect(save).toHaveCount(0);
  }
  await expect(page.getByText('Gratitude saved for today.')).toHaveCount(1);
  await expect
    .poll(() => app.sql('select report_text from reports where user_id = $1', [member.userId]))
    .toEqual([{ report_text: 'Daily gratitude: Something unexpected' }]);
  await openGratitudes(page);
  await expect(save).toBeDisabled();
  await page.getByLabel('In your own words (optional)').fill('A letter from Ada');
  await save.click();
  await expect(save).toHaveCount(0);
  await expect
    .poll(() => app.sql('select words from reports where user_id = $1', [member.userId]))
    .toEqual([{ words: 'A letter from Ada' }]);
  await page.getByRole('button', { name: 'Look back' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'A letter from Ada' })).toContainText(
    'Sunday 15 November',
  );
  await travelTo('2026-11-16T07:00:00Z');
  await expect(gratitudes(page)).toHaveCount(13);
  await expect(gratitudes(page).and(page.locator(':checked'))).toHaveCount(0);
  await expect(save).toBeDisabled();
});

test('on a finished day, Home says so above a tall picture and offers to change the day', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt({
    instant: '2026-11-15T20:00:00Z',
    timezoneId: 'Europe/London',
  });
  await app.sql(
    `insert into daily_checkins
       (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
     values ($1, '2026-11-15', 2, 2, 2, 2, 2)`,
    [member.userId],
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/action');
  await chooseGratitude(page, 'Time in nature');
  await page.getByRole('button', { name: 'Save gratitude' }).click();
  await expect(page.getByText('Gratitude saved for today.')).toBeVisible();
  await page.goto('/home');
  const done = page.getByRole('region', { name: 'That’s it for today. Good night.' });
  const grateful = done.getByText("Today you're grateful for time in nature.");
  await expect(grateful).toBeVisible();
  const change = done.getByRole('button', { name: 'Change today' });
  await expect(change).toBeVisible();
  const [line, week] = await Promise.all([
    grateful.boundingBox(),
    done.getByRole('heading', { name: 'Your week' }).boundingBox(),
  ]);
  expect((week?.y ?? 0) - (line?.y ?? 0)).toBeGreaterThan(200);
  await expectAccessible(page);
  await change.click();
  await expect(page.getByRole('button', { name: /^Nutrition/ })).toBeVisible();
});
