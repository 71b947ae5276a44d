import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { Outbox } from './outbox.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const failure = (code: string) => Object.assign(new Error('not sent'), { code });

test('once the SMTP server works again, emails that failed before are due at once', async () => {
  const sent: string[] = [];
  const errors: Record<string, string> = { away: 'ESOCKET', refused: 'EENVELOPE' };
  const mailer = {
    async send({ to }: { to: string }) {
      const code = errors[to];
      if (code) throw failure(code);
      sent.push(to);
    },
  };
  const outbox = new Outbox({ jobs: t.deps.jobs, mailer, clock: t.clock });
  outbox.handleMails(async () => true);
  const post = (to: string) =>
    t.db.asAuth((tx) =>
      outbox.post(tx, { to, subject: 's', text: 't', html: 'h', goodForMs: 86_400_000 }),
    );
  const dueMails = () =>
    t.sql<{ to: string }>(
      `select data -> 'mail' ->> 'to' as to from pgboss.job where start_after <= now()`,
    );
  await post('away');
  await post('refused');
  await outbox.drain();
  expect(await dueMails()).toEqual([]);

  delete errors.away;
  await post('next');
  await outbox.drain();
  expect(sent).toEqual(['next', 'away']);
  expect(await dueMails()).toEqual([]);

  errors.away = 'ESOCKET';
  await post('away');
  await outbox.drain();
  await post('after that');
  await outbox.drain();
  expect(await dueMails()).toEqual([]);
  t.clock.advance(60_000);
  delete errors.away;
  await post('a minute later');
  await outbox.drain();
  expect(sent).toEqual(['next', 'away', 'after that', 'a minute later', 'away']);
});
