import { type ServedApp, serveTestApp } from '@hearthway/server/testing/served-app';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { createMember, type Member, signInPage } from './members.ts';

export interface ClockedPlace {
  app: ServedApp;
  page: Page;
  context: BrowserContext;
  member: Member;
  travelTo(instant: string): Promise<void>;
}

interface Fixtures {
  placeAt(options: { instant: string; timezoneId: string }): Promise<ClockedPlace>;
}

export const test = base.extend<Fixtures>({
  placeAt: async ({ browser }, use) => {
    const opened: { app: ServedApp; context: BrowserContext }[] = [];
    await use(async ({ instant, timezoneId }) => {
      process.env.TEST_ENGINE = 'postgres';
      const app = await serveTestApp({ now: new Date(instant) });
      const context = await browser.newContext({ baseURL: app.url, timezoneId });
      opened.push({ app, context });
      const page = await context.newPage();
      await page.clock.install({ time: new Date(instant) });
      const member = await createMember(app);
      await signInPage(page, app.url, member);
      const travelTo = async (next: string) => {
        app.clock.set(next);
        await page.clock.setSystemTime(new Date(next));
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      };
      return { app, page, context, member, travelTo };
    });
    for (const { app, context } of opened) {
      await context.close();
      await app.close();
    }
  },
});
