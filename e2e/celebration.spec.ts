import { addDays } from '@hearthway/domain/calendar';
import { MILESTONE_WORDS } from '@hearthway/domain/scorecard/confetti';
import { PILLAR_LABELS } from '@hearthway/domain/scorecard/messages';
import { PILLARS } from '@hearthway/domain/vocabulary';
import { expect, type Page } from '@playwright/test';
import { type ClockedPlace, test } from './clocked.ts';
import { waitForHome } from './pages/home-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TODAY = '2026-11-15';

async function openOneDayShortOf(days: number, { app, page, member }: ClockedPlace) {
  for (let ago = 1; ago < days; ago++) {
    await app.sql(
      `insert into daily_checkins
         (user_id, date, nutrition, movement, sleep, hormonal_balance, sexual_health)
       values ($1, $2, 1, 1, 1, 1, 1)`,
      [member.userId, addDays(TODAY, -ago)],
    );
  }
  await page.goto('/home');
  await waitForHome(page);
}

async function tapAll(page: Page) {
  for (const pillar of PILLARS) {
    await page.getByRole('button', { name: new RegExp(`^${PILLAR_LABELS[pillar]}`) }).click();
  }
}

/**
 * A screenshot on a busy machine can miss the confetti, so a script in the page records whether
 * confetti was painted.
 */
async function watchConfetti(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const timer = setInterval(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('body > canvas');
      if (!canvas?.checkVisibility() || !canvas.width || !canvas.height) return;
      const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      if (!picture?.data.some((value) => value > 0)) return;
      document.documentElement.dataset.confetti = 'painted';
      clearInterval(timer);
    }, 100);
  });
  return () => page.evaluate(() => document.documentElement.dataset.confetti === 'painted');
}

const place = { instant: `${TODAY}T20:00:00Z`, timezoneId: 'Europe/London' };

test('confetti appears only when a tap completes a seven-day streak, and never on page load', async ({
  placeAt,
}) => {
  const london = await placeAt(place);
  const { page } = london;
  await openOneDayShortOf(7, london);
  await expect(page.locator('body > canvas')).toHaveCount(0);
  const wasPainted = await watchConfetti(page);
  await tapAll(page);
  await expect.poll(wasPainted).toBe(true);
  await expect(page.getByText(MILESTONE_WORDS[7])).toBeVisible();
  await expect(page.locator('body > canvas')).toHaveCount(0, { timeout: 60_000 });
  for (let tap = 0; tap < 3; tap++) await page.getByRole('button', { name: /^Nutrition/ }).click();
  await expect(page.getByRole('link', { name: '7 days in a row' })).toBeVisible();
  await expect(page.locator('body > canvas')).toHaveCount(0);
  await page.reload();
  await waitForHome(page);
  await expect(page.getByText(MILESTONE_WORDS[7])).toHaveCount(0);
});

test('members who prefer reduced motion see the milestone message without confetti', async ({
  placeAt,
}) => {
  const london = await placeAt(place);
  const { page } = london;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOneDayShortOf(14, london);
  const wasPainted = await watchConfetti(page);
  await tapAll(page);
  await expect(page.getByText(MILESTONE_WORDS[14])).toBeVisible();
  expect(await wasPainted()).toBe(false);
  await expect(page.locator('body > canvas')).toHaveCount(0);
});
