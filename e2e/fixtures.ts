import { test as base, expect, type Page } from '@playwright/test';
import { type AppServer, startAppServer } from './app-server.ts';
import { createMember, type Member, type MemberOptions, signInPage } from './members.ts';

export interface TestFixtures {
  /**
   * What the page may print as an error without failing the test; a test that causes one says so.
   * Playwright reads a list of two as a value and its options: join two patterns with `|`.
   */
  expectedErrors: RegExp[];
  /** Makes a member of this test's own. */
  newMember(options?: MemberOptions): Promise<Member>;
  /** Opens the browser as that member; nobody else's data is near. */
  signIn(page: Page, member: Member): Promise<void>;
}

export interface WorkerFixtures {
  /** Said by files whose tests add or change pages: others count them, and get a server without these. */
  changesContent: boolean;
  server: AppServer;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  // Playwright gives files with another value a worker, and so a server, of their own.
  changesContent: [false, { option: true, scope: 'worker' }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const server = await startAppServer({ PERSONAS: 'on', GALLERY: 'on' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  newMember: async ({ server }, use) => {
    await use((options) => createMember(server, options));
  },

  signIn: async ({ server }, use) => {
    await use((page, member) => signInPage(page, server.url, member));
  },

  page: async ({ page, expectedErrors }, use) => {
    const errors = watchErrors(page);
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, 'the page printed errors').toEqual([]);
  },
});

export { expect };

/** Collects what a page prints as an error or throws. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // Asked for by the browser where a page names no icon, such as the one that members sign in from.
    if (url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error') errors.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
