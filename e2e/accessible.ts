import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A phone and a desk. */
export const WIDTHS = [390, 1280];

/** On a phone and on a desk: see `expectAccessibleAsItIs`. The page keeps the width of the last. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleAsItIs(page);
  }
}

/**
 * The page has its heading and is no wider than the window, and axe has nothing to say of it, or of
 * the part that is given. The dark theme changes colours only, so there only contrast is looked at.
 */
export async function expectAccessibleAsItIs(page: Page, part?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
  const { pathname } = new URL(page.url());
  const wider = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
  const place = `${pathname} at ${page.viewportSize()?.width} px`;
  expect(wider, `${place} is as wide as the window`).toBeLessThanOrEqual(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await animationsEnd(page);
    const violations = await violationsOf(page, part, colorScheme === 'dark');
    expect(violations, `axe on ${place}, ${colorScheme}`).toEqual([]);
  }
}

/** Axe is brought into each document once: reading it takes longer than most of its checks. */
async function violationsOf(page: Page, part: string | undefined, contrastOnly: boolean) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, rules]) => {
      const found = await window.axe?.run(selector ?? document, {
        resultTypes: ['violations'],
        // Other sites' frames are not ours.
        iframes: false,
        ...(rules && { runOnly: rules }),
      });
      return found?.violations;
    },
    [part, contrastOnly ? ['color-contrast'] : null] as const,
  );
}

const animationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => {}));
    await Promise.all(ending);
  });
