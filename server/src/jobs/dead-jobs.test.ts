import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { dropDeadJobs, listDeadJobs, retryDeadJobs } from './dead-jobs.ts';
import { PermanentFailure } from './jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('dead jobs can be listed without their data, retried and deleted', async () => {
  const { jobs } = t.deps;
  const client = {
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => ({
      rows: await t.sql<Row>(text, values),
    }),
  };
  let isHopeless = true;
  const done: string[] = [];
  jobs.handle('mail', async ({ data: { mail } }) => {
    if (isHopeless) {
      throw new PermanentFailure('no such mailbox', { cause: new Error(mail?.to) });
    }
    done.push(mail?.to ?? '');
  });
  for (const to of ['ada@example.com', 'bo@example.com']) {
    const mail = { to, subject: 's', text: 't', html: 'h', goodForMs: 1 };
    await jobs.add(null, 'mail', { mail, until: '2099-01-01T00:00:00Z' });
  }
  await jobs.add(null, 'push', {} as never, { startAfter: 3600 });
  await jobs.drain();
  const dead = await listDeadJobs(client);
  expect(dead).toMatchObject([
    { queue: 'mail', state: 'cancelled', attempts: 1 },
    { queue: 'mail', state: 'cancelled', attempts: 1 },
  ]);
  expect(JSON.stringify(dead)).not.toContain('example.com');

  isHopeless = false;
  expect(await retryDeadJobs(client, dead[0]?.id)).toBe(1);
  await jobs.drain();
  expect(done).toHaveLength(1);
  expect(await retryDeadJobs(client, dead[0]?.id)).toBe(0);

  expect(await dropDeadJobs(client)).toBe(1);
  expect(await listDeadJobs(client)).toEqual([]);
  expect(await t.sql(`select from pgboss.job where name = 'push'`)).toHaveLength(1);
});
