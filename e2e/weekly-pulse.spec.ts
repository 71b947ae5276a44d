import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './clocked.ts';
import { expect } from './fixtures.ts';
import { pulseGroup, savePulse } from './pages/save-pulse.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save my pulse' });
const lock = (page: Page) => page.getByRole('timer');

test('after a pulse on Sunday night, the form opens again after seven days, not on Monday', async ({
  placeAt,
}) => {
  const { page, app, member, travelTo } = await placeAt({
    instant: '2026-11-15T22:30:00Z',
    timezoneId: 'Europe/London',
  });
  await page.goto('/action');
  await expect(page.getByText('Time to do your Weekly Pulse')).toBeVisible();
  await expect(page.getByText("You haven't logged a pulse yet.")).toBeVisible();
  await page.getByRole('link', { name: 'Start Weekly Pulse' }).click();
  await expect(page).toHaveURL(/#weekly$/);
  await pulseGroup(page, 'Mental').click();
  const ease = page.getByRole('slider', { name: 'Ease' });
  await ease.focus();
  await ease.press('End');
  await expect(ease).toHaveAttribute('aria-valuetext', '10, at ease');
  await savePulse(page);
  await expect(page.getByText('Weekly Pulse saved.')).toBeVisible();
  await expect(lock(page)).toHaveText(/opens again in 6 days and 23 hours|opens again in 7 days/);

  await travelTo('2026-11-16T09:00:00Z');
  await page.reload();
  await expect(lock(page)).toHaveText('Weekly Pulse opens again in 6 days and 13 hours');
  await expect(pulseGroup(page, 'Mental')).toHaveCount(0);
  await travelTo('2026-11-22T20:29:30Z');
  await expect(lock(page)).toHaveText('Weekly Pulse opens again in 2 hours');
  await travelTo('2026-11-22T22:29:30Z');
  await expect(lock(page)).toHaveText('Weekly Pulse opens again in less than a minute');
  await travelTo('2026-11-22T22:31:00Z');
  await pulseGroup(page, 'Mental').click();
  await expect(page.getByRole('slider', { name: 'Ease' })).toHaveValue('5');
  await savePulse(page);
  await expect(lock(page)).toBeVisible();
  expect(
    await app.sql(
      `select week_start::text, meta -> 'mental' ->> 'stress' as stress from reports
       where user_id = $1 order by week_start`,
      [member.userId],
    ),
  ).toEqual([
    { week_start: '2026-11-09', stress: '10' },
    { week_start: '2026-11-16', stress: '5' },
  ]);
});

test('the pulse form shows one group of sliders at a time and asks once about untouched sliders', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt({
    instant: '2026-11-22T22:40:00Z',
    timezoneId: 'Europe/London',
  });
  await app.sql(
    `insert into reports (user_id, kind, week_start, report_text, meta, created_at)
     values ($1, 'weekly_pulse', '2026-11-09', 'Weekly Pulse', '{"version":1,"mental":{"mood":3}}',
       '2026-11-15T22:30:00Z')`,
    [member.userId],
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/action#weekly');
  const next = (name: string) => page.getByRole('button', { name: `Next: ${name}` });
  await expect(page.getByRole('slider')).toHaveCount(5);
  await next('Mental').click();
  await expect(page.getByRole('slider', { name: 'Mood' })).toBeVisible();
  await expect(page.getByText(/^Last time/)).toHaveCount(0);
  await expect(page.getByText('Tap where it fits')).toHaveCount(1);
  for (const name of ['Mood', 'Ease', 'Calm', 'Patience', 'Lightness']) {
    await expect(page.getByRole('button', { name: 'Show my previous answers' })).toHaveCount(0);
    await page.getByRole('slider', { name }).press('ArrowRight');
  }
  await expect(page.getByText('Mental 5 of 5')).toBeVisible();
  await expect(page.getByText('Tap where it fits')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show my previous answers' }).click();
  await expect(page.getByText('Last time: 3')).toBeVisible();
  await expect(next('Spiritual')).toHaveCount(0);
  await expect(page.getByText(/^With Premium, five more sliders/)).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText(/^You haven’t moved 5 of the sliders/)).toBeVisible();
  await save(page).click();
  await expect(lock(page)).toBeVisible();
});

test('a tap answers a question and opens the next one, and an answer can be changed', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember());
  await page.goto('/action#weekly');
  await pulseGroup(page, 'Mental').click();
  const mood = page.getByRole('slider', { name: 'Mood' });
  const tapAt = async (share: number) => {
    const box = await mood.boundingBox();
    await mood.click({ position: { x: (box?.width ?? 0) * share, y: (box?.height ?? 0) / 2 } });
  };
  await expect(page.getByText('How was your mood?')).toBeVisible();
  await expect(mood).toHaveAttribute('aria-valuetext', 'not set yet');
  await tapAt(0.99);
  await expect(mood).toHaveAttribute('aria-valuetext', '10, bright');
  await expect(page.getByText('How at ease did you feel?')).toBeVisible();
  await expect(page.getByText('How was your mood?')).toHaveCount(0);
  await expect(page.getByText('Mental 1 of 5')).toBeVisible();
  await tapAt(0.01);
  await expect(mood).toHaveAttribute('aria-valuetext', '0, low');
  await expect(page.getByText('How was your mood?')).toBeVisible();
  const button = await save(page).boundingBox();
  for (const slider of await page
    .getByRole('group', { name: 'Mental' })
    .getByRole('slider')
    .all()) {
    const box = await slider.boundingBox();
    expect(box && button && box.y + box.height <= button.y).toBe(true);
  }
});

test('the button to go on stays quiet until every slider of the group is set', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/action#weekly');
  const next = page.getByRole('button', { name: 'Next: Mental' });
  const background = () => next.evaluate((button) => getComputedStyle(button).backgroundColor);
  const quiet = await background();
  const sliders = await page.getByRole('group', { name: 'Physical' }).getByRole('slider').all();
  for (const slider of sliders) {
    expect(await background()).toBe(quiet);
    await slider.press('ArrowRight');
  }
  await expect.poll(background).not.toBe(quiet);
  await next.press('Enter');
  await expect
    .poll(() => save(page).evaluate((b) => getComputedStyle(b).backgroundColor))
    .toBe(quiet);
});

test('on a wide screen, the sliders stand beside the scene, and the map beside the result', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember();
  await server.sql(
    `insert into reports (user_id, kind, week_start, report_text, meta, created_at)
     values ($1, 'weekly_pulse', date_trunc('week', now() - interval '14 days')::date,
       'Weekly Pulse', '{"version":1,"mental":{"mood":3}}', now() - interval '14 days')`,
    [member.userId],
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, member);
  await page.goto('/action#weekly');
  const map = page.getByTestId('wellness-map');
  const group = page.getByRole('group', { name: 'Physical' });
  const next = await page.getByRole('button', { name: 'Next: Mental' }).boundingBox();
  for (const slider of await group.getByRole('slider').all()) {
    const box = await slider.boundingBox();
    expect(box && next && box.y + box.height <= next.y).toBe(true);
    expect(box?.x).toBeGreaterThan(440);
    expect(box?.width).toBeLessThan(720);
  }
  const progress = await pulseGroup(page, 'Physical').boundingBox();
  expect(progress && progress.x + progress.width).toBeLessThan(440);
  await expect(map).toBeHidden();
  await page.getByText('Your Progress').first().click();
  await expect(map).toBeVisible();
  await expectAccessible(page);
  await savePulse(page);
  const [result, beside] = await Promise.all([
    page.getByRole('region', { name: 'Weekly Pulse' }).boundingBox(),
    map.boundingBox(),
  ]);
  expect(result && beside && result.x + result.width <= beside.x).toBe(true);
});

test('after saving, the page says what changed, what stayed the same and what to do next', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt({
    instant: '2026-11-22T22:40:00Z',
    timezoneId: 'Europe/London',
  });
  const five = (names: string[]) => Object.fromEntries(names.map((name) => [name, 5]));
  const meta = {
    version: 1,
    physical: five(['eating_on_plan', 'moving_enough', 'energy_clarity', 'sexual_satisfaction']),
    mental: { mood: 2, stress: 9, anxiety: 5 },
  };
  await app.sql(
    `insert into reports (user_id, kind, week_start, report_text, meta, created_at)
     values ($1, 'weekly_pulse', '2026-11-09', 'Weekly Pulse', $2, '2026-11-15T22:30:00Z')`,
    [member.userId, meta],
  );
  await page.goto('/action#weekly');
  await savePulse(page);
  const card = page.getByRole('region', { name: 'Weekly Pulse' });
  await expect(card).toContainText('All in all, much the same as on Sunday 15 November.');
  await expect(card.getByRole('listitem').filter({ hasText: 'Mood' })).toContainText(
    'up from 2 to 5',
  );
  await expect(card.getByRole('listitem').filter({ hasText: 'Ease' })).toContainText(
    'down from 9 to 5',
  );
  await expect(card).toContainText('Eating on plan, Moving enough, Energy and clarity and 2 more');
  await expect(card).toContainText('Ease fell the most.');
  await expect(card.getByRole('link', { name: /^Read/ })).toHaveAttribute(
    'href',
    '/resources/when-everything-is-too-much',
  );
  await expect(page.getByText('The numbers show what moved since your last pulse.')).toBeVisible();
  await expect(page.getByText('Weekly Pulse saved.')).toHaveCount(1);
  await expectAccessible(page);
});

test('the server decides whether a pulse is due, regardless of the device’s clock', async ({
  placeAt,
}) => {
  const { page, app, member } = await placeAt({
    instant: '2026-11-22T22:20:00Z',
    timezoneId: 'Europe/London',
  });
  await app.sql(
    `insert into reports (user_id, kind, week_start, report_text, meta, created_at)
     values ($1, 'weekly_pulse', '2026-11-09', 'Weekly Pulse', '{"version":1,"mental":{"mood":3}}',
       '2026-11-15T22:30:00Z')`,
    [member.userId],
  );
  // The device's clock is half an hour ahead, so on the device the week is already over.
  await page.clock.setSystemTime(new Date('2026-11-22T22:50:00Z'));
  await page.goto('/action');
  await expect(page.getByText('Last pulse 6 days ago.')).toBeVisible();
  await page.getByRole('link', { name: 'Open Weekly Tab' }).click();
  await expect(lock(page)).toHaveText('Weekly Pulse opens again in just a moment');
  app.clock.set('2026-11-22T22:31:00Z');
  await expect(pulseGroup(page, 'Mental')).toBeVisible({ timeout: 30_000 });
});

test('the hub shows the pulse status exactly as the server reports it', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  const json = { due: false, nextEligibleAt: null, lastSubmittedAt: null, daysSinceLast: null };
  await page.route('**/api/weekly-pulse/status', (route) => route.fulfill({ json }));
  await page.goto('/action');
  await expect(page.getByText("You're up to date.")).toBeVisible();
  await expect(page.getByText('Weekly pulses will appear here once you submit one.')).toBeVisible();
});

test('without active Premium, the spiritual sliders are disabled and show a dash', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember({ tier: 'premium', premiumDays: -1 }));
  await page.goto('/action#weekly');
  const awe = page.getByRole('slider', { name: 'Living in purpose' });
  await expect(awe).toHaveAttribute('aria-valuetext', '–');
  await expect(awe).toBeDisabled();
  await expect(page.getByText(/^With Premium, five more sliders/)).toBeVisible();
});

test('with active Premium, the spiritual sliders can be saved, even if the membership loads slowly', async ({
  page,
  server,
  newMember,
  signIn,
}) => {
  const member = await newMember({ tier: 'premium', premiumDays: 10 });
  await signIn(page, member);
  const membership = Promise.withResolvers<void>();
  await page.route('**/api/account/me', async (route) => {
    await membership.promise;
    await route.continue();
  });
  await page.goto('/action#weekly');
  await expect(page.getByText('Loading your Weekly Pulse')).toBeAttached();
  await expect(pulseGroup(page, 'Mental')).toHaveCount(0);
  membership.resolve();
  await pulseGroup(page, 'Spiritual').click();
  const awe = page.getByRole('slider', { name: 'Living in purpose' });
  await expect(awe).toBeEnabled();
  await awe.focus();
  await awe.press('Home');
  await savePulse(page);
  await expect(lock(page)).toBeVisible();
  const [row] = await server.sql('select meta from reports where user_id = $1', [member.userId]);
  expect(row).toMatchObject({ meta: { spiritual: { awe: 0, purpose: 5 } } });
});
