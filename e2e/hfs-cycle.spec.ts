import type { Page } from '@playwright/test';
import { expectAccessibleAtThisWidth } from './accessible.ts';
import { test as clocked } from './clocked.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const URGES = `select wanted, strength, set_off_by, note, outcome, strength_after, helped, reset_seconds
  from hfs_urges where user_id = $1`;

async function fillInByKeyboard(page: Page) {
  await page.getByRole('radio', { name: 'Something to eat' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('slider', { name: 'How strong is it?' })).toHaveValue('8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Stress' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('After work');
  await expect(page.getByLabel('A note (optional)')).toHaveValue('After work');
}

clocked(
  'an urge can be logged, timed across a reload and midnight, and found in the history',
  async ({ placeAt }) => {
    const { page, app, member } = await placeAt({
      instant: '2026-11-15T23:57:30Z',
      timezoneId: 'Europe/London',
    });
    // The clock stops between steps, so that a slow machine does not change the result.
    const standAt = async (instant: string) => {
      app.clock.set(instant);
      await page.clock.setFixedTime(new Date(instant));
    };
    await app.sql(`update profiles set tier = 'premium' where user_id = $1`, [member.userId]);
    await standAt('2026-11-15T23:57:30Z');
    await page.setViewportSize(PHONE);
    await page.goto('/action#tools');
    await page.getByRole('link', { name: 'HFS Cycle Tool' }).click();
    await expect(step(page, 'Log an urge')).toBeVisible();
    await expect(page.getByText('Nothing logged yet.')).toBeVisible();
    await expectAccessibleAtThisWidth(page);

    await fillInByKeyboard(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(step(page, 'Five-minute reset timer')).toBeFocused();
    const timer = page.getByRole('timer');
    await expect(timer).toContainText('5:00');
    await expect(page.getByText('Breathe', { exact: true })).toBeVisible();

    await standAt('2026-11-15T23:59:40Z');
    await expect(page.getByText('Ride it', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expectAccessibleAtThisWidth(page);
    await page.reload();
    await standAt('2026-11-16T00:00:40Z');
    await expect(timer).toContainText('2:50');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(timer).toContainText('2:50');
    await standAt('2026-11-16T00:03:30Z');
    await expect(page.getByText('That’s five minutes. You stayed with it.')).toBeVisible();

    await page.getByRole('button', { name: 'Record outcome' }).click();
    await page.getByRole('radio', { name: 'It passed' }).check();
    const now = page.getByRole('slider', { name: 'How strong is it now?' });
    await now.fill('2');
    await page.getByRole('checkbox', { name: 'Breathing' }).check();
    await page.getByRole('button', { name: 'Save the outcome' }).click();
    await expect(page.getByText('You rode out the whole wave.')).toBeVisible();
    await expect(page.getByText('Your first urge: 8 before and 2 after.')).toBeVisible();
    await expect
      .poll(() => app.sql(URGES, [member.userId]))
      .toEqual([
        {
          wanted: 'food',
          strength: 8,
          set_off_by: 'stress',
          note: 'After work',
          outcome: 'passed',
          strength_after: 2,
          helped: ['breathing'],
          reset_seconds: 300,
        },
      ]);
    await page.getByText('Show as a table').click();
    await expect(
      page.getByRole('row', { name: /15 Nov, 23:57.*After work.*It passed/ }),
    ).toBeVisible();
    await expectAccessibleAtThisWidth(page);
  },
);

test.describe('offline', () => {
  test.use({
    serviceWorkers: 'allow',
    viewport: PHONE,
    expectedErrors: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/],
  });

  test('an urge survives reloads and is saved once when the network returns', async ({
    page,
    context,
    server,
    newMember,
    signIn,
  }) => {
    const member = await newMember({ tier: 'premium' });
    await signIn(page, member);
    await page.goto('/action/hfs-cycle');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByText('Nothing logged yet.')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('radio', { name: 'My phone or another screen' }).check();
    await page.getByRole('radio', { name: 'Boredom' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Boredom' })).toBeChecked();
    await page.getByRole('button', { name: 'Log it and start the timer' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'End early' }).click();
    await page.getByRole('radio', { name: 'I acted on it' }).check();
    await page.getByRole('button', { name: 'Save the outcome' }).click();
    await expect(page.getByText('Thank you for writing it down.')).toBeVisible();
    await expect(page.getByText('Waiting for a connection')).toBeVisible();
    expect(await server.sql(URGES, [member.userId])).toEqual([]);

    await context.setOffline(false);
    const outcome = { wanted: 'screen', set_off_by: 'boredom', outcome: 'acted' };
    await expect.poll(() => server.sql(URGES, [member.userId])).toMatchObject([outcome]);
    await expect(page.getByText('Waiting for a connection')).toHaveCount(0);
  });
});

test('a member whose Premium has ended sees a preview of the HFS Cycle Tool', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: -1 }));
  await page.goto('/action/hfs-cycle');
  await expect(step(page, 'Tools (Premium)')).toBeVisible();
  await expect(
    page.getByText('Log an urge, Five-minute reset timer, Record outcome'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^See Premium Plans/ })).toBeVisible();
  await expect(step(page, 'Log an urge')).toHaveCount(0);
});
