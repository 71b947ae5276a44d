import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const PREMIUM = { tier: 'premium', premiumDays: 30 } as const;
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a breathing exercise is counted even if the member stops it early', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember(PREMIUM));
  await page.clock.install();
  await page.goto('/action#tools');
  await page.getByRole('link', { name: 'Calm Kit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calm Kit' })).toBeVisible();
  await page.getByRole('radio', { name: 'Box' }).click();
  await page.getByRole('slider', { name: 'How long' }).fill('1');
  await press(page, 'Begin');
  await expect(page.getByText('Breathe in')).toBeVisible();
  await expectAccessible(page);
  await page.clock.runFor(5_000);
  await expect(page.getByText('Hold', { exact: true })).toBeVisible();
  await page.clock.runFor(56_000);
  await expect(page.getByText('One minute of quiet breathing.')).toBeVisible();
  await expect(
    page.getByText('You’ve done one breathing exercise here, one minute in all.'),
  ).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await press(page, 'Begin');
  await page.clock.runFor(20_500);
  await press(page, 'Stop here');
  await page.clock.resume();
  await expect(page.getByText(/^20 seconds of quiet breathing\./)).toBeVisible();
  await expect(page.getByText('You’ve done 2 breathing exercises here')).toBeVisible();
});

test('the screen stays on only while a breathing exercise runs', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.addInitScript(() => {
    let count = 0;
    const show = () => document.documentElement.setAttribute('data-wake-locks', String(count));
    const request = async () => {
      count += 1;
      show();
      return {
        release: async () => {
          count -= 1;
          show();
        },
      };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const locks = (count: number) =>
    expect(page.locator('html')).toHaveAttribute('data-wake-locks', String(count));
  await signIn(page, await newMember(PREMIUM));
  await page.goto('/action/calm-kit');
  await press(page, 'Begin');
  await locks(1);
  await press(page, 'Pause');
  await locks(0);
  await press(page, 'Resume');
  await locks(1);
  await press(page, 'Stop here');
  await locks(0);
});

test('the breathing shape moves, except for members who prefer reduced motion', async ({
  page,
  newMember,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, await newMember(PREMIUM));
  await page.goto('/action/calm-kit');
  await press(page, 'Begin');
  const size = () =>
    page.locator('[data-breathes]').evaluate((shape) => shape.getBoundingClientRect().width);
  const first = await size();
  await expect.poll(async () => Math.abs((await size()) - first)).toBeGreaterThan(10);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[data-breathes]')).toHaveCount(0);
  await expect(page.getByText(/^Breathe (in|out)$/)).toBeVisible();
});

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('new reframes and favourites are saved when the network returns', async ({
    page,
    context,
    newMember,
    signIn,
  }) => {
    await signIn(page, await newMember(PREMIUM));
    await page.goto('/action/calm-kit');
    await tab(page, 'Reframe');
    await expectAccessible(page);
    await context.setOffline(true);
    await press(page, 'Angry');
    await press(page, /^Keep: The right answer will/);
    await page
      .getByRole('textbox', { name: 'What would you say to a friend who felt this?' })
      .fill('It is one evening.');
    await press(page, 'Keep it');
    await expect(page.getByText('It is one evening.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Kept').first()).toBeVisible();
    await page.reload();
    await tab(page, 'Reframe');
    await press(page, 'Favourites');
    await expect(page.getByText('The right answer will still be right')).toBeVisible();
    await press(page, 'Remove: It is one evening.');
    await expect(page.getByText('It is one evening.')).toHaveCount(0);
  });
});

test('a free member gets one minute of breathing and a link to the premium plans', async ({
  page,
  newMember,
  signIn,
}) => {
  await signIn(page, await newMember());
  await page.goto('/action/calm-kit');
  await expect(page.getByRole('button', { name: 'Breathe for one minute' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^See Premium Plans/ })).toBeVisible();
  await tab(page, 'SOS tools');
  await expectAccessible(page);
  await press(page, /^Five senses/);
  for (let step = 1; step < 6; step += 1) {
    await expect(page.getByText(`Step ${step} of`)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('You’re here, and this moment is only this moment.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get help now' }).first()).toHaveAttribute(
    'href',
    '/help',
  );
});
