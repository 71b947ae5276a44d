import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';

const TODAY = { instant: '2026-11-15T13:00:00Z', timezoneId: 'Europe/London' };

test('a member can print a summary or save it as a FHIR bundle, with sexual health only if chosen', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt(TODAY);
  await app.sql(
    `insert into daily_checkins (user_id, date, nutrition, movement, sexual_health)
     select $1, '2026-11-15'::date - n, 1, case when n < 45 then 2 else 0 end, 2
     from generate_series(0, 88) n`,
    [member.userId],
  );
  await page.goto('/progress');
  await page.getByRole('link', { name: 'Make a summary for a clinician' }).click();
  const sheet = page.getByRole('article', { name: 'The summary' });
  await expect(sheet.getByRole('listitem')).toHaveText('Movement: 0.0, then 2.0: up');
  const columns = ['Rated', 'Average', '1st half', '2nd half'];
  await expect(sheet.getByRole('columnheader')).toHaveText(columns);
  const movement = sheet.getByRole('row').filter({ hasText: 'Movement' });
  await expect(movement.getByRole('cell')).toHaveText(['1.0', '0.0', '2.0↑ up']);
  await expect(sheet.getByText('Sexual health')).toHaveCount(0);
  await page.getByLabel('A note from you (optional)').fill('I sleep badly since spring.');
  await expect(sheet.getByText('I sleep badly since spring.')).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(sheet).toBeVisible();
  expect((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('checkbox', { name: 'Sexual health' }).check();
  await expect(sheet.getByRole('row').filter({ hasText: 'Sexual health' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save for clinic software (FHIR)' }).click();
  const bundle = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
  expect(bundle.entry).toHaveLength(1 + 3 * 89);
});

test('a summary without any section can be neither printed nor shared', async ({ placeAt }) => {
  const { page } = await placeAt(TODAY);
  await page.goto('/progress/summary');
  const print = page.getByRole('button', { name: 'Print or save as PDF' });
  const share = page.getByRole('button', { name: 'Create link' });
  await expect(print).toBeEnabled();
  await expect(share).toBeEnabled();
  for (const name of ['How I felt', 'Daily scorecard', 'Weekly Pulse']) {
    await page.getByRole('checkbox', { name }).uncheck();
  }
  await expect(print).toBeDisabled();
  await expect(share).toBeDisabled();
});
