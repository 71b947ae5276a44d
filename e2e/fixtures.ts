import { test as base, expect, type Page } from '@playwright/test';
import { type AppServer, startAppServer } from './app-server.ts';
import { createMember, type Member, type MemberOptions, signInPage } from './members.ts';
import { type MailFixtures, mailFixtures } from './pages/mail-test.ts';

export interface TestFixtures {
  /** Tests that edit content get their own server, because other tests count the content. */
  changesContent: boolean;
  server: AppServer;
  /**
   * Several expected errors must be one pattern joined with `|`, because Playwright takes an array
   * of two for a value and its options.
   */
  expectedErrors: RegExp[];
  newMember(options?: MemberOptions): Promise<Member>;
  signIn(page: Page, member: Member): Promise<void>;
  /** The server stops only after the page has closed, so that no request of the page fails. */
  startOwnServer(env?: Record<string, string>): Promise<AppServer>;
}

/**
 * All worker fixtures of the browser tests are declared here and start only when a test needs them.
 * If a spec declared its own, Playwright would start a new worker and a new browser.
 */
export interface WorkerFixtures extends MailFixtures {
  /**
   * Returns this test worker's server of the given name, which starts when a test first needs it.
   */
  sharedServer(name: string, env: Record<string, string>): Promise<AppServer>;
}

const SETTINGS = { PERSONAS: 'on', GALLERY: 'on' };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ...mailFixtures,

  expectedErrors: [[], { option: true }],

  changesContent: [false, { option: true }],

  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this parameter.
    async ({}, use) => {
      const servers = new Map<string, Promise<AppServer>>();
      await use((name, env) => {
        const server = servers.get(name) ?? startAppServer(env);
        servers.set(name, server);
        return server;
      });
      for (const server of servers.values()) await (await server).dispose();
    },
    { scope: 'worker' },
  ],

  server: async ({ sharedServer, changesContent }, use) => {
    await use(await sharedServer(changesContent ? 'changed content' : 'content', SETTINGS));
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  newMember: async ({ server }, use) => {
    await use((options) => createMember(server, options));
  },

  signIn: async ({ server }, use) => {
    await use((page, member) => signInPage(page, server.url, member));
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this parameter.
  startOwnServer: async ({}, use) => {
    const servers: AppServer[] = [];
    await use(async (env) => {
      const server = await startAppServer(env);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.dispose();
  },

  page: async ({ page, expectedErrors, startOwnServer: _closedLater }, use) => {
    const errors = watchErrors(page);
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, 'the page logged errors').toEqual([]);
  },
});

export { expect };

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (url.endsWith('/favicon.ico')) return;
    // The page reports its time zone in the background. If a test signs out meanwhile, the server
    // rightly answers 401.
    if (url.endsWith('/api/reminders/clock') && message.text().includes('401')) return;
    if (message.type() === 'error') errors.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
