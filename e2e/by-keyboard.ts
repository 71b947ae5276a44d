import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const MAX_TABS = 150;

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await expect
    .poll(() => target.evaluate(hasVisibleFocus), { message: 'the focus is visible' })
    .toBe(true);
}

/** The focus outline of a visually hidden input may be drawn around its parent. */
function hasVisibleFocus(element: Element): boolean {
  for (
    let each: Element | null = element;
    each && each !== document.body;
    each = each.parentElement
  ) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return true;
    if (each === element && boxShadow !== 'none') return true;
  }
  return false;
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
