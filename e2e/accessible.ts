import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export const WIDTHS = [390, 1280];

export async function expectAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleAtThisWidth(page);
  }
}

export async function expectAccessibleAtThisWidth(page: Page, part?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
  const { pathname } = new URL(page.url());
  const place = `${pathname} at ${page.viewportSize()?.width} px`;
  await expect
    .poll(
      () => page.evaluate(() => document.body.scrollWidth - window.innerWidth),
      `${place} is no wider than the window`,
    )
    .toBeLessThanOrEqual(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => findViolations(page, part, colorScheme === 'dark'), {
        message: `axe violations on ${place}, ${colorScheme}`,
        timeout: 60_000,
      })
      .toEqual([]);
  }
}

/**
 * The accessibility checker axe is added once per document, because parsing its code takes longer
 * than most checks.
 */
async function findViolations(page: Page, part: string | undefined, contrastOnly: boolean) {
  await endAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, rules]) => {
      const found = await window.axe?.run(selector ?? document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(rules && { runOnly: rules }),
      });
      return found?.violations;
    },
    [part, contrastOnly ? ['color-contrast'] : null] as const,
  );
}

/**
 * A headless browser may never finish an animation on a page that it does not repaint, so all
 * animations are set to their end.
 */
const endAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
