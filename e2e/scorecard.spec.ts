import { addDays } from '@hearthway/domain/calendar';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';

const pillar = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const PILLARS = ['Nutrition', 'Movement', 'Sleep', 'Hormonal balance', 'Sexual health'];
const tapAll = async (page: Page) => {
  for (const name of PILLARS) await pillar(page, name).click();
};
const streak = (page: Page) => page.getByRole('region', { name: 'Streak' });
const streakDays = (userId: string, days: string[]) => ({
  text: `insert into daily_checkins (user_id, date, nutrition, movement, sleep)
         select $1, day::date, 2, 2, 1 from unnest($2::text[]) day`,
  values: [userId, days],
});

for (const { place, timezoneId, evening, afterMidnight, day } of [
  {
    place: 'Kiritimati, a day ahead of everybody',
    timezoneId: 'Pacific/Kiritimati',
    evening: '2026-11-15T09:50:00Z',
    afterMidnight: '2026-11-15T10:10:00Z',
    day: '2026-11-15',
  },
  {
    place: 'Pago Pago, a day behind',
    timezoneId: 'Pacific/Pago_Pago',
    evening: '2026-11-16T10:50:00Z',
    afterMidnight: '2026-11-16T11:10:00Z',
    day: '2026-11-15',
  },
  {
    place: 'Berlin, on the night the clock goes forward',
    timezoneId: 'Europe/Berlin',
    evening: '2026-03-28T22:50:00Z',
    afterMidnight: '2026-03-28T23:10:00Z',
    day: '2026-03-28',
  },
  {
    place: 'New York, on the day the clock goes back',
    timezoneId: 'America/New_York',
    evening: '2026-11-02T04:50:00Z',
    afterMidnight: '2026-11-02T05:10:00Z',
    day: '2026-11-01',
  },
]) {
  test(`the scorecard stores one check-in per local day and counts the right streak in ${place}`, async ({
    placeAt,
  }) => {
    const { app, page, member, travelTo } = await placeAt({ instant: evening, timezoneId });
    const before = Array.from({ length: 5 }, (_unused, index) => addDays(day, -1 - index));
    const { text, values } = streakDays(member.userId, before);
    await app.sql(text, values);
    await page.goto('/track');
    await expect(streak(page)).toContainText('5days in a row');
    await tapAll(page);
    await expect(streak(page)).toContainText('6days in a row');
    await expect(page.getByText('Saved!')).toBeVisible();

    await travelTo(afterMidnight);
    await expect(pillar(page, 'Nutrition')).toContainText('Tap to rate');
    await expect(streak(page)).toContainText('6days in a row');
    await tapAll(page);
    await expect(streak(page)).toContainText('7days in a row');
    await expect
      .poll(() =>
        app.sql(
          `select date::text, nutrition, sexual_health from daily_checkins
           where user_id = $1 and sexual_health is not null order by date`,
          [member.userId],
        ),
      )
      .toEqual([
        { date: day, nutrition: 1, sexual_health: 1 },
        { date: addDays(day, 1), nutrition: 1, sexual_health: 1 },
      ]);
  });
}

test('a day can still be filled in on the next day, but not later', async ({ placeAt }) => {
  const place = await placeAt({ instant: '2026-11-15T20:00:00Z', timezoneId: 'Europe/London' });
  const { app, page, member } = place;
  await page.goto('/action');
  const yesterday = page.getByRole('radio', { name: 'Yesterday' });
  await page.locator('label').filter({ has: yesterday }).click();
  await expect(page.getByText('Saturday 14 November')).toBeVisible();
  await pillar(page, 'Sleep').click();
  await expect(pillar(page, 'Sleep')).toContainText('Partly');
  const stored = () =>
    app.sql('select date::text, sleep from daily_checkins where user_id = $1 order by date', [
      member.userId,
    ]);
  await expect.poll(stored).toEqual([{ date: '2026-11-14', sleep: 1 }]);
  await place.travelTo('2026-11-16T07:00:00Z');
  await expect(page.getByText('Sunday 15 November')).toBeVisible();
  await pillar(page, 'Sleep').click();
  await expect.poll(stored).toEqual([
    { date: '2026-11-14', sleep: 1 },
    { date: '2026-11-15', sleep: 1 },
  ]);
});

test.describe('with a bad connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('after a hundred quick taps, the database has the scores shown on screen', async ({
    page,
    server,
    newMember,
    signIn,
  }) => {
    const member = await newMember();
    await signIn(page, member);
    await page.goto('/action');
    await expect(pillar(page, 'Nutrition')).toBeVisible();
    let saves = 0;
    const held: (() => Promise<unknown>)[] = [];
    await page.route('**/api/scorecard/days', async (route: Route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      const turn = saves++ % 5;
      const send = () => route.fetch().catch(() => null);
      await new Promise((slow) => setTimeout(slow, 40 + (saves % 4) * 60));
      if (turn === 0) return route.abort('connectionreset');
      const first = await send();
      if (turn === 1) return route.abort('connectionreset');
      if (turn === 2) await send();
      if (turn === 3) held.push(send);
      return first ? route.fulfill({ response: first }) : route.abort();
    });
    await page.evaluate(async () => {
      const buttons = [...document.querySelectorAll('button')];
      const [nutrition, movement] = ['Nutrition', 'Movement'].map((name) =>
        buttons.find(({ textContent }) => textContent?.startsWith(name)),
      );
      for (let tap = 0; tap < 100; tap++) {
        (tap % 2 === 0 ? nutrition : movement)?.click();
        await new Promise((next) => setTimeout(next, 25));
      }
    });
    const words = { 0: 'Not today', 1: 'Partly', 2: 'Well' } as const;
    await expect(pillar(page, 'Nutrition')).toContainText(words[2]);
    await expect(pillar(page, 'Movement')).toContainText(words[2]);
    const stored = async () =>
      (
        await server.sql('select nutrition, movement from daily_checkins where user_id = $1', [
          member.userId,
        ])
      )[0];
    await expect.poll(stored, { timeout: 60_000 }).toEqual({ nutrition: 2, movement: 2 });
    await expect(page.getByText('Waiting for a connection')).toHaveCount(0, { timeout: 60_000 });
    for (const deliver of held) await deliver();
    expect(await stored()).toEqual({ nutrition: 2, movement: 2 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(pillar(page, 'Nutrition')).toContainText(words[2]);
    await expect(pillar(page, 'Movement')).toContainText(words[2]);
  });

  test('a refused save restores the old score and shows an error', async ({
    page,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember());
    await page.route('**/api/scorecard/days', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { code: 'read_only_day', title: 'Only today.' } })
        : route.continue(),
    );
    await page.goto('/action');
    await pillar(page, 'Sleep').click();
    await expect(
      page.getByText('That didn’t save, so we put your earlier rating back. Please try again.'),
    ).toBeVisible();
    await expect(pillar(page, 'Sleep')).toContainText('Tap to rate');
  });
});

test('the key above the pillars says what one, two and three taps mean', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/action');
  const key = page.getByRole('list', { name: 'How often to tap' });
  for (const line of ['1 tap: Partly', '2: Well', '3: Not today']) {
    await expect(key.getByText(line)).toBeVisible();
    await pillar(page, 'Sleep').click();
    await expect(pillar(page, 'Sleep')).toContainText(line.split(': ')[1] as string);
  }
});

test('Home explains the taps until a member has checked in on seven days', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [count, isExplained] of [
    [6, true],
    [7, false],
  ] as const) {
    const member = await newMember();
    const before = Array.from({ length: count }, (_unused, index) => addDays(today, -1 - index));
    const { text, values } = streakDays(member.userId, before);
    await server.sql(text, values);
    await signIn(page, member);
    await page.goto('/home');
    await expect(pillar(page, 'Sleep')).toBeVisible();
    await expect(page.getByRole('list', { name: 'How often to tap' })).toHaveCount(
      isExplained ? 1 : 0,
    );
  }
});

test('each tap is confirmed on the scorecard, without a toast', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/action');
  await pillar(page, 'Sleep').click();
  await expect(
    page.getByRole('region', { name: 'Daily Scorecard' }).getByText('Your daily scorecard has'),
  ).toBeVisible();
  await expect(page.getByText('Saved!')).toHaveCount(1);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('a day in the calendar shows its ratings when it is tapped or reached by arrow keys', async ({
  placeAt,
}) => {
  const { app, page, member } = await placeAt({
    instant: '2026-11-15T20:00:00Z',
    timezoneId: 'Europe/London',
  });
  const { text, values } = streakDays(member.userId, ['2026-11-13']);
  await app.sql(text, values);
  await page.goto('/track');
  await expect(page.getByRole('table', { name: 'November 2026' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'October 2026' })).toHaveCount(0);
  const detail = page.getByRole('status').filter({ hasText: 'November' });
  await page.getByRole('button', { name: /^13 November: 5 of 10/ }).click();
  await expect(detail).toContainText('Friday 13 November');
  await expect(detail).toContainText('NutritionWell');
  await expect(detail).toContainText('SleepPartly');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^14 November: no check-in/ })).toBeFocused();
  await expect(detail).toContainText('No check-in on this day.');
});

test('on a phone, the last seven days stand above the scorecard, and all five pillars stay in sight', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await newMember();
  const day = new Date().toISOString().slice(0, 10);
  const { text, values } = streakDays(member.userId, [addDays(day, -2), addDays(day, -3)]);
  await server.sql(text, values);
  await signIn(page, member);
  await page.goto('/track');
  const strip = page.getByRole('list', { name: 'Your last seven days' });
  await expect(strip).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('navigation', { name: 'Every day' });
  const last = pillar(page, 'Sexual health');
  await expect(last).toBeVisible();
  const [days, row, tabs] = [
    await strip.boundingBox(),
    await last.boundingBox(),
    await bar.boundingBox(),
  ];
  expect(days && row && days.y < row.y).toBe(true);
  expect(row && tabs && row.y + row.height <= tabs.y).toBe(true);
});

test('axe finds no violations on the scorecard', async ({ page, server, newMember, signIn }) => {
  const member = await newMember({ firstName: 'Amara' });
  const day = new Date().toISOString().slice(0, 10);
  const { text, values } = streakDays(member.userId, [addDays(day, -2), addDays(day, -3)]);
  await server.sql(text, values);
  await signIn(page, member);
  await page.goto('/track');
  await expectAccessible(page);
  await pillar(page, 'Sleep').click();
  await expect(page.getByText('Saved!')).toBeVisible();
  await expectAccessible(page);
});
