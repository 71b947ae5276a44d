import type { Page } from '@playwright/test';

const KEY = 'hearthway.session';

interface Stored {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

/** What the browser keeps of the session right now. */
export function storedSession(page: Page): Promise<Stored | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);
}

/** Changes it behind the app's back; the next page that opens finds it so. */
export function changeStoredSession(page: Page, change: Partial<Stored>): Promise<void> {
  return page.evaluate(
    ([key, more]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, ...more }));
    },
    [KEY, change] as const,
  );
}

/** The access token has run out, as after a night. */
export const expireSession = (page: Page) => changeStoredSession(page, { expires_at: 1 });
