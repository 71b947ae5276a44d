import type { Page } from '@playwright/test';

const KEY = 'hearthway.session';

interface Stored {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

export function storedSession(page: Page): Promise<Stored | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);
}

/** The app notices a changed session only when the app is loaded again. */
export function changeStoredSession(page: Page, change: Partial<Stored>): Promise<void> {
  return page.evaluate(
    ([key, more]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, ...more }));
    },
    [KEY, change] as const,
  );
}

export const expireSession = (page: Page) => changeStoredSession(page, { expires_at: 1 });

/** The browser leaves the app first, so that the app sends no request without a session. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
}
