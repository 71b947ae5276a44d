import { type ServerProcess, startServer } from '@hearthway/server/testing/server-process';
import type { Fixtures } from '@playwright/test';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { createOwnDatabase } from './own-database.ts';

export interface MailFixtures {
  mailbox: Mailbox;
  /**
   * This server sends mail by SMTP, so members must confirm their addresses. Access tokens expire
   * after 5 seconds.
   */
  mailServer: ServerProcess;
}

export const mailFixtures: Fixtures<object, MailFixtures> = {
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this parameter.
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  mailServer: [
    async ({ mailbox }, use) => {
      const database = await createOwnDatabase();
      const server = await startServer({
        DATABASE_URL: database.url,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'Hearthway <hello@hearthway.example>',
        AUTH_ACCESS_TOKEN_SECONDS: '5',
        RATE_LIMIT: 'off',
      });
      await use(server);
      await server.dispose();
      await database.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
};
