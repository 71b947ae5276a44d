import type { Page } from '@playwright/test';
import { expectAccessibleAtThisWidth } from './accessible.ts';
import { test as clocked } from './clocked.ts';
import { expect, test } from './fixtures.ts';
import { signInPage } from './members.ts';

const PHONE = { width: 390, height: 844 };
const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const next = (page: Page) => page.getByRole('button', { name: 'Next step' });
const SHEETS = `select step, belief, speaks_against, upgraded, act_by::text, finished_on::text,
  act_result, truth_after, upgraded_truth_after from belief_worksheets where user_id = $1`;

clocked(
  'a belief worksheet can be started on one device, finished on another and reviewed on the planned day',
  async ({ placeAt, browser }) => {
    const { page, app, member, travelTo } = await placeAt({
      instant: '2026-11-15T20:00:00Z',
      timezoneId: 'Europe/London',
    });
    await app.sql(`update profiles set tier = 'premium' where user_id = $1`, [member.userId]);
    await page.setViewportSize(PHONE);
    await page.goto('/action#tools');
    await page.getByRole('link', { name: 'Belief Upgrade Wizard' }).click();
    await expect(step(page, 'The belief as it stands')).toBeVisible();
    await expectAccessibleAtThisWidth(page);
    await next(page).click();
    await expect(page.getByText('Write the belief down, however roughly.')).toBeVisible();
    await page.getByLabel('What do you believe?').fill('I never finish anything');
    await next(page).click();
    await expect(step(page, 'The evidence for and against it')).toBeFocused();
    await page.getByLabel('What’s the evidence against it?').fill('I finished the fence');
    await page.getByLabel('What does it cost you?').focus();
    await expect
      .poll(() => app.sql(SHEETS, [member.userId]))
      .toMatchObject([{ step: 2, speaks_against: 'I finished the fence' }]);

    const other = await browser.newContext({ baseURL: app.url, timezoneId: 'Europe/London' });
    const desk = await other.newPage();
    await desk.clock.install({ time: new Date('2026-11-15T20:10:00Z') });
    app.clock.set('2026-11-15T20:10:00Z');
    await signInPage(desk, app.url, member);
    await desk.goto('/action/belief-upgrade');
    await expect(desk.getByLabel('What’s the evidence against it?')).toHaveValue(
      'I finished the fence',
    );
    await next(desk).click();
    await desk.getByLabel('Your upgraded belief, in your own words').fill('I finish what matters');
    await desk.getByLabel('One small act to test it').fill('Send the letter');
    await desk.getByLabel('By when?').fill('2026-11-16');
    await desk.getByRole('button', { name: 'Finish the worksheet' }).click();
    await expect(desk.getByText('On the day you chose, the Today tab will ask')).toBeVisible();
    await expect
      .poll(() => app.sql(SHEETS, [member.userId]))
      .toMatchObject([{ finished_on: '2026-11-15', act_by: '2026-11-16' }]);
    await other.close();

    await travelTo('2026-11-16T07:00:00Z');
    await page.goto('/action');
    await expect(page.getByText('Send the letter')).toBeVisible();
    await page.getByRole('link', { name: 'Look back on it' }).click();
    await page.getByRole('radio', { name: 'I did it' }).check();
    await page.getByRole('slider', { name: 'How true does the old belief feel now?' }).fill('20');
    await page.getByRole('slider', { name: /upgraded belief feel now/ }).fill('80');
    await page.getByRole('button', { name: 'Save how it went' }).click();
    await expect(page.getByText('50 before, 20 now')).toBeVisible();
    await expect(page.getByText('50 before, 80 now')).toBeVisible();
    await expect
      .poll(() => app.sql(SHEETS, [member.userId]))
      .toMatchObject([{ act_result: 'done', truth_after: 20, upgraded_truth_after: 80 }]);
    await expectAccessibleAtThisWidth(page);
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByText('I finished the fence').filter({ visible: true });
    await expect(printed).toHaveCount(1);
    await expect(step(page, 'The belief as it stands')).toBeHidden();
  },
);

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    viewport: PHONE,
    expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/],
  });

  test('answers in the Belief Upgrade Wizard survive reloads and are sent when the network returns', async ({
    page,
    context,
    server,
    newMember,
    signIn,
  }) => {
    const member = await newMember({ tier: 'premium' });
    await signIn(page, member);
    await page.goto('/action/belief-upgrade');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByText('Finished worksheets appear here')).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('What do you believe?').fill('I am always late');
    await page.reload();
    await expect(page.getByLabel('What do you believe?')).toHaveValue('I am always late');
    await next(page).click();
    await expect(step(page, 'The evidence for and against it')).toBeVisible();
    await page.reload();
    await expect(step(page, 'The evidence for and against it')).toBeVisible();
    expect(await server.sql(SHEETS, [member.userId])).toEqual([]);
    await context.setOffline(false);
    await expect
      .poll(() => server.sql(SHEETS, [member.userId]))
      .toMatchObject([{ step: 2, belief: 'I am always late' }]);
  });
});
