import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The page has its heading and is no wider than the window, and axe has nothing to say of it, or of
 * the part that is given. The dark theme changes colours only, so there only contrast is looked at.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
  const place = new URL(page.url()).pathname;
  const wider = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
  expect(wider, `${place} is as wide as the window`).toBeLessThanOrEqual(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await animationsEnd(page);
    // The legacy mode leaves out other sites' frames, which are not ours.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    if (part) axe.include(part);
    if (colorScheme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    expect(violations, `axe on ${place}, ${colorScheme}`).toEqual([]);
  }
}

const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => {}));
    await Promise.all(ending);
  });
