import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';

const TODAY = { instant: '2026-11-15T13:00:00Z', timezoneId: 'Europe/London' };

test('a member shares a summary by link and code, sees that it was opened, and turns it off', async ({
  placeAt,
  browser,
}) => {
  const { page, app, member, travelTo } = await placeAt(TODAY);
  await app.sql(
    `insert into daily_checkins (user_id, date, nutrition)
     select $1, '2026-11-15'::date - n, 1 from generate_series(0, 29) n`,
    [member.userId],
  );
  await travelTo('2026-11-15T13:20:00Z');
  await page.goto('/progress/summary');
  await expect(page.getByRole('article').getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your link is ready')).toBeVisible();
  const [link = '', code = ''] = await page.getByRole('status').locator('code').allInnerTexts();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const list = page.getByRole('region', { name: 'Your links' });
  await expect(list.getByText('Not opened.')).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(link);
  const field = reader.getByLabel('Code');
  await field.fill('aaaa-aaaa');
  await reader.getByRole('button', { name: 'Open summary' }).click();
  await expect(reader.getByRole('alert')).toHaveText(
    'That code isn’t right. You have 4 tries left.',
  );
  expect(reader.url()).toBe(`${app.url}/shared-summary`);
  await expectAccessible(reader);
  await field.fill(code.toLowerCase());
  await reader.getByRole('button', { name: 'Open summary' }).click();
  await expect(reader.getByRole('article').getByRole('row')).toHaveCount(2);
  await expect(reader.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await expectAccessible(reader);
  await reader.emulateMedia({ media: 'print' });
  expect((await reader.pdf()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.reload();
  await expect(list.getByText(/Opened once, on 15 November 2026\. 1 wrong code\./)).toBeVisible();
  await list.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(list.getByText('You turned it off.')).toBeVisible();

  await reader.goto('about:blank');
  await reader.goto(link);
  await field.fill(code);
  await reader.getByRole('button', { name: 'Open summary' }).click();
  await expect(reader.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expectAccessible(reader);
  await reader.context().close();

  await page.goto('/account');
  await expect(
    page.getByText('Someone with your link and code opened the summary you shared.'),
  ).toBeVisible();
});
