import type { Page } from '@playwright/test';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';

const toast = (page: Page) => page.getByText('Daily nudge', { exact: true });
const prefs = async (
  app: { sql: (text: string, values: unknown[]) => Promise<unknown[]> },
  userId: string,
) =>
  (
    await app.sql(
      'select daily_last_shown::text, last_rule_shown from user_nudge_prefs where user_id = $1',
      [userId],
    )
  )[0];

/** Otherwise the nudge would come at a random time between five and seven. */
const planForFive = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
  });

const waitForPlan = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('hearthway.nudge-plan.');

test('the daily nudge appears in the member’s local evening, in only one of two open tabs', async ({
  placeAt,
}) => {
  const { page, context, app, member, travelTo } = await placeAt({
    instant: '2026-11-15T20:00:00Z',
    timezoneId: 'America/New_York',
  });
  await app.sql(`update profiles set focus = 'sleep', nudge_focus = 'sleep' where user_id = $1`, [
    member.userId,
  ]);
  await planForFive(page);
  await page.goto('/action');
  await expect(page.getByText('Your focus: Sleep')).toBeVisible();
  const second = await context.newPage();
  await second.clock.install({ time: new Date('2026-11-15T20:00:00Z') });
  await second.goto('/action');
  await expect(second.getByText('Your focus: Sleep')).toBeVisible();
  await waitForPlan(page);
  await expect(toast(page)).toHaveCount(0);

  await travelTo('2026-11-15T22:30:00Z');
  await second.clock.setSystemTime(new Date('2026-11-15T22:30:00Z'));
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect
    .poll(async () => (await toast(page).count()) + (await toast(second).count()))
    .toBe(1);
  await expect
    .poll(() => prefs(app, member.userId))
    .toEqual({
      daily_last_shown: '2026-11-15',
      last_rule_shown: 'sleep:0',
    });
});

test('a daily nudge missed while the device was asleep is not shown at night', async ({
  placeAt,
}) => {
  const { page, app, member, travelTo } = await placeAt({
    instant: '2026-11-15T09:00:00Z',
    timezoneId: 'Europe/London',
  });
  await page.goto('/action');
  await expect(page.getByRole('radio', { name: 'Surprise me' })).toBeChecked();
  await waitForPlan(page);
  await travelTo('2026-11-15T23:00:00Z');
  await expect(page.getByRole('radio', { name: 'Surprise me' })).toBeChecked();
  expect(await prefs(app, member.userId)).toBeUndefined();
});

test('the daily nudge waits while a colleague works at the desk', async ({ placeAt }) => {
  const { page, app, member, travelTo } = await placeAt({
    instant: '2026-11-15T20:00:00Z',
    timezoneId: 'America/New_York',
  });
  await app.sql(`update profiles set role = 'inner-circle' where user_id = $1`, [member.userId]);
  await planForFive(page);
  await page.goto('/action');
  await waitForPlan(page);
  await page.goto('/admin');
  await expect(page.getByRole('navigation', { name: 'Desk', exact: true })).toBeVisible();
  await travelTo('2026-11-15T22:30:00Z');
  await expect(page.getByRole('navigation', { name: 'Desk', exact: true })).toBeVisible();
  expect(await prefs(app, member.userId)).toBeUndefined();
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await expect(toast(page)).toBeVisible();
});

test('choosing a focus asks for notification permission and immediately shows a nudge', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt({
    instant: '2026-11-15T09:00:00Z',
    timezoneId: 'Europe/London',
  });
  await page.addInitScript(() => {
    const asked = { times: 0 };
    const notifications = {
      permission: 'default',
      async requestPermission() {
        asked.times += 1;
        notifications.permission = 'denied';
        return notifications.permission;
      },
    };
    Object.assign(window, { Notification: notifications, asked });
  });
  const timesAsked = () => page.evaluate(() => Reflect.get(window, 'asked').times);
  await page.goto('/action');
  const save = page.getByRole('button', { name: 'Save focus' });
  await expect(page.getByText('Mood', { exact: true })).toBeVisible();
  await expect(save).toHaveCount(0);
  await page.getByText('Mood', { exact: true }).click();
  expect(await timesAsked()).toBe(0);
  await save.click();
  // A toast closes after four seconds, unless the pointer is over it.
  const whole = page.getByRole('listitem').filter({ has: toast(page) });
  await whole.hover();
  expect(await timesAsked()).toBe(1);
  await expect(page.getByText('Your focus: Mood')).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect
    .poll(() => prefs(app, member.userId))
    .toEqual({ daily_last_shown: '2026-11-15', last_rule_shown: 'mood:0' });
  await page.clock.pauseAt(new Date('2026-11-15T09:30:00Z'));
  await expect(whole).toBeVisible();
  await whole.focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await expect(whole).toBeVisible();
  await whole.blur();
  await page.clock.runFor(6_000);
  await expect(whole).toHaveCount(0);
  const [profile] = await app.sql('select focus, nudge_focus from profiles where user_id = $1', [
    member.userId,
  ]);
  expect(profile).toEqual({ focus: 'mood', nudge_focus: 'mood' });
});

test('if notifications are allowed, the daily nudge is a notification tagged with the focus', async ({
  placeAt,
}) => {
  const { page, app, member, travelTo } = await placeAt({
    instant: '2026-11-15T09:00:00Z',
    timezoneId: 'Europe/London',
  });
  await app.sql(`update profiles set nudge_focus = 'energy' where user_id = $1`, [member.userId]);
  await page.addInitScript(() => {
    const shown: unknown[] = [];
    class ShownNotification {
      static permission = 'granted';
      constructor(title: string, options: { body: string; tag: string }) {
        shown.push({ title, tag: options.tag, hasBody: options.body.length > 0 });
      }
    }
    Object.assign(window, { Notification: ShownNotification, shown });
  });
  await planForFive(page);
  await page.goto('/action');
  await expect(page.getByText('Your focus: Energy')).toBeVisible();
  await waitForPlan(page);
  await travelTo('2026-11-15T17:30:00Z');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shown')))
    .toEqual([{ title: 'Daily nudge', tag: 'daily-nudge-energy', hasBody: true }]);
  await expect(toast(page)).toHaveCount(0);
});
