import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';

const TODAY = { instant: '2026-11-15T13:00:00Z', timezoneId: 'Europe/London' };

const file = (name: string, text: string) => ({
  ...{ name, mimeType: 'text/plain', buffer: Buffer.from(text) },
});

const EXPORT = `<?xml version="1.0"?><HealthData>${Array.from({ length: 12 }, (_, index) => {
  const day = `2026-11-${String(index + 1).padStart(2, '0')}`;
  return `<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="${day} 00:10:00 +0000" endDate="${day} 07:25:00 +0000" value="HKCategoryValueSleepAnalysisAsleepCore"/>
    <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" startDate="${day} 08:00:00 +0000" endDate="${day} 08:30:00 +0000" value="${6000 + index}"/>`;
}).join('\n')}`;

test('a member can preview, save and delete the health data in a file', async ({ placeAt }) => {
  const { page, app, member } = await placeAt(TODAY);
  const stored = () =>
    app.sql(`select day from health_days where user_id = $1 and sleep_minutes = 435`, [
      member.userId,
    ]);
  await page.goto('/progress');
  await page.getByRole('link', { name: 'Import sleep and steps' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  const field = page.locator('input[type=file]');
  await field.setInputFiles(file('people.csv', 'Name,Town\nAna,Porto\n'));
  await expect(page.getByRole('alert')).toContainText('We couldn’t find a date together with');
  await expectAccessible(page);

  await field.setInputFiles(file('export.xml', EXPORT));
  const preview = page.getByRole('region', { name: 'Here’s what we found' });
  await expect(preview.getByText('export.xml: 1 November 2026 to 12 November 2026')).toBeVisible();
  await expect(
    preview.getByText('The file is incomplete, but we could read 12 days.'),
  ).toBeVisible();
  await expect(preview.getByRole('row', { name: '12 Nov 7 h 15 min 6,011' })).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Save 12 days' }).click();
  await expect(preview.getByRole('alert')).toContainText('Please tick the box first');
  expect(await stored()).toHaveLength(0);

  await preview.getByRole('checkbox', { name: 'Save these daily totals in my account' }).check();
  await preview.getByRole('button', { name: 'Save 12 days' }).click();
  const saved = page.getByRole('region', { name: 'Saved in your account' });
  await expect(saved.getByText('1 November 2026 to 12 November 2026.')).toBeVisible();
  expect(await stored()).toHaveLength(12);

  await saved.getByRole('button', { name: 'Delete all imported days' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete them' }).click();
  await expect(saved.getByText('Nothing yet.')).toBeVisible();
  expect(await stored()).toHaveLength(0);
});
