import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Once the page has its heading, axe has nothing to say of it, or of the part that is given. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible();
  // The legacy mode leaves out other sites' frames, which are not ours, and a second page for them.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  expect(violations, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}
