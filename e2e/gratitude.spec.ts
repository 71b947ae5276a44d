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
