import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import { test as base, expect, type Page } from '@playwright/test';

interface TestFixtures {
  /** What the page may print as an error without failing the test; a test that causes one says so. */
  expectedErrors: RegExp[];
}

interface WorkerFixtures {
  /** The real server, on an embedded database of this worker's own. */
  server: ServerProcess;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const server = await startServer({ RATE_LIMIT: 'off', GALLERY: 'on' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
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
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
