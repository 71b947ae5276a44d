import { addDays } from '@hearthway/domain/calendar';
import { MILESTONE_WORDS } from '@hearthway/domain/scorecard/confetti';
import { PILLAR_LABELS } from '@hearthway/domain/scorecard/messages';
import { PILLARS } from '@hearthway/domain/vocabulary';
import { expect, type Page } from '@playwright/test';
import { type ClockedPlace, test } from './clocked.ts';
import { waitForHome } from './pages/home-page.ts';

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

/** Only the confetti has these colours in the light theme. */
async function confettiPixels(page: Page): Promise<number> {
  const png = (await page.screenshot()).toString('base64');
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!context) throw new Error('could not create a canvas to read the screenshot');
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const hues = [
      [0xff, 0x8f, 0x73],
      [0x5c, 0xc8, 0xbf],
      [0x86, 0xc9, 0x95],
    ];
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const isOne = hues.some((hue) =>
        hue.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 6),
      );
      if (isOne) count += 1;
    }
    return count;
  }, png);
}

const place = { instant: `${TODAY}T20:00:00Z`, timezoneId: 'Europe/London' };

test('confetti appears once, when a tap completes a seven-day streak, and never on page load', async ({
  placeAt,
}) => {
  const london = await placeAt(place);
  const { page } = london;
  await openOneDayShortOf(7, london);
  expect(await confettiPixels(page)).toBe(0);
  await tapAll(page);
  await expect.poll(() => confettiPixels(page)).toBeGreaterThan(100);
  await expect(page.getByText(MILESTONE_WORDS[7])).toBeVisible();
  await expect(page.locator('body > canvas')).toHaveCount(0, { timeout: 60_000 });
  // Losing the streak day and reaching it again must not repeat the confetti.
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
  await tapAll(page);
  await expect(page.getByText(MILESTONE_WORDS[14])).toBeVisible();
  expect(await confettiPixels(page)).toBe(0);
  await expect(page.locator('body > canvas')).toHaveCount(0);
});
