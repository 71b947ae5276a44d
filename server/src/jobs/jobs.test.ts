import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { Jobs, PermanentFailure } from './jobs.ts';
import type { MailJob } from './queues.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.sql('delete from pgboss.job'));

const job = (to: string): MailJob => ({
  mail: { to, subject: 's', text: 't', html: 'h', goodForMs: 1 },
  until: '2099-01-01T00:00:00Z',
});

async function neighbour(handler: (to: string, retries: number) => Promise<void>) {
  const jobs = new Jobs(t.db, t.deps.log, { supervises: false });
  await jobs.open();
  jobs.handle('mail', ({ data, retries }) => handler(data.mail?.to ?? '', retries));
  return jobs;
}

const states = () =>
  t.sql<{ state: string; retry_count: number; pause: number }>(
    `select state::text, retry_count, extract(epoch from start_after - now())::float as pause
     from pgboss.job order by created_on`,
  );

const makeDue = () => t.sql(`update pgboss.job set start_after = now() where state = 'retry'`);

describe('a job', () => {
  it('exists only if its transaction is committed', async () => {
    const done: string[] = [];
    const jobs = await neighbour(async (to) => void done.push(to));
    await t.db.asAuth((tx) => jobs.add(tx, 'mail', job('kept')));
    await expect(
      t.db.asAuth(async (tx) => {
        await jobs.add(tx, 'mail', job('undone'));
        throw new Error('something else failed');
      }),
    ).rejects.toThrow();
    await jobs.drain();
    expect(done).toEqual(['kept']);
    expect(await states()).toEqual([]);
    await jobs.stop();
  });

  it('that fails is retried with growing pauses, and stays in the database when it is dead', async () => {
    const jobs = await neighbour(async () => {
      throw Object.assign(new Error('to ada@example.com'), { code: 'ECONNREFUSED' });
    });
    await jobs.add(null, 'mail', job('ada@example.com'));
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await jobs.drain();
      const [row] = await states();
      expect(row?.state).toBe('retry');
      pauses.push(row?.pause ?? 0);
      await makeDue();
    }
    pauses.forEach((pause, attempt) => {
      expect(pause).toBeGreaterThan(2.5 * 2 ** attempt * 0.9);
      expect(pause).toBeLessThanOrEqual(5 * 2 ** (attempt + 1));
    });
    await t.sql('update pgboss.job set retry_limit = retry_count + 1');
    await jobs.drain();
    expect((await states()).map(({ state }) => state)).toEqual(['failed']);
    const [dead] = await t.sql<{ output: unknown }>('select output from pgboss.job');
    expect(dead?.output).toEqual({ name: 'Error', code: 'ECONNREFUSED' });
    expect(await jobs.sizes()).toEqual([{ queue: 'mail', state: 'failed', count: 1 }]);
    expect(jobs.counts()).toEqual([{ queue: 'mail', outcome: 'failed', count: 7 }]);
    await jobs.stop();
  });

  it('that fails permanently is cancelled immediately', async () => {
    const jobs = await neighbour(async () => {
      throw new PermanentFailure('no such mailbox');
    });
    await jobs.add(null, 'mail', job('ada'));
    await jobs.drain();
    expect((await states()).map(({ state }) => state)).toEqual(['cancelled']);
    await jobs.stop();
  });

  it('runs only once, no matter how many processes look for jobs', async () => {
    const done: string[] = [];
    const processes = await Promise.all(
      [1, 2, 3].map(() => neighbour(async (to) => void done.push(to))),
    );
    const names = Array.from({ length: 40 }, (_, n) => `member-${n}`);
    await t.db.asAuth(async (tx) => {
      for (const name of names) await processes[0]?.add(tx, 'mail', job(name));
    });
    await Promise.all(processes.map((jobs) => jobs.drain()));
    expect(done.toSorted()).toEqual(names.toSorted());
    await Promise.all(processes.map((jobs) => jobs.stop()));
  });

  it('that is running is finished before the process stops', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const done: string[] = [];
    const jobs = await neighbour(async (to) => {
      begun.resolve();
      await goOn.promise;
      done.push(to);
    });
    await jobs.add(null, 'mail', job('first'));
    jobs.run();
    await begun.promise;
    const stopped = jobs.stop();
    await t.deps.jobs.add(null, 'mail', job('second'));
    goOn.resolve();
    await stopped;
    expect(done).toEqual(['first']);
    expect((await states()).map(({ state }) => state)).toEqual(['created']);
  });

  it('whose process died is taken over by another process', async () => {
    const comesBack = Promise.withResolvers<void>();
    const dead = await neighbour(() => comesBack.promise);
    await dead.add(null, 'mail', job('left behind'));
    dead.run();
    await expect.poll(async () => (await states())[0]?.state).toBe('active');
    await t.sql(`update pgboss.job set started_on = now() - interval '1 hour'`);
    const seen: [string, number][] = [];
    const jobs = await neighbour(async (to, retries) => void seen.push([to, retries]));
    await jobs.supervise();
    await makeDue();
    await jobs.drain();
    expect(seen).toEqual([['left behind', 1]]);
    await jobs.add(null, 'mail', job('next'));
    comesBack.resolve();
    await dead.stop();
    expect((await states()).length).toBeLessThanOrEqual(1);
    await jobs.stop();
  });

  it('that waits for its next attempt counts as waiting since it was created', async () => {
    const jobs = await neighbour(async () => {
      throw new Error('the SMTP server is down');
    });
    await jobs.add(null, 'mail', job('ada'));
    await t.sql(`update pgboss.job set created_on = now() - interval '1 hour'`);
    await jobs.drain();
    expect((await states())[0]?.pause).toBeGreaterThan(0);
    const [wait] = await jobs.waits();
    expect(wait?.queue).toBe('mail');
    expect(wait?.seconds).toBeGreaterThan(3590);
    await t.sql(`update pgboss.job set state = 'active', retry_count = 1`);
    expect((await jobs.waits())[0]?.seconds).toBeGreaterThan(3590);
    await t.sql(`update pgboss.job set output = '{"code": "EENVELOPE"}'`);
    expect(await jobs.waits()).toEqual([]);
    await t.sql(`update pgboss.job set retry_count = 0, output = null`);
    expect(await jobs.waits()).toEqual([]);
    await jobs.stop();
  });

  it('can be run again by hand, and a late result of its first run is ignored', async () => {
    const comesBack = Promise.withResolvers<void>();
    const dead = await neighbour(() => comesBack.promise);
    await dead.add(null, 'mail', job('left behind'));
    dead.run();
    await expect.poll(async () => (await states())[0]?.state).toBe('active');
    const seen: [string, number][] = [];
    const jobs = await neighbour(async (to, retries) => void seen.push([to, retries]));
    await jobs.putBack('mail', { startedSecondsAgo: 3600 });
    expect((await states())[0]?.state).toBe('active');
    await jobs.putBack('mail');
    comesBack.resolve();
    await dead.stop();
    await jobs.drain();
    expect(seen).toEqual([['left behind', 1]]);
    await jobs.stop();
  });

  it('that recurs is added only once for all processes', async () => {
    const processes = await Promise.all([1, 2, 3].map(() => neighbour(async () => {})));
    for (const jobs of processes) jobs.every(600, 'sweep');
    await expect.poll(() => t.sql(`select from pgboss.job where name = 'sweep'`)).toHaveLength(1);
    await Promise.all(processes.map((jobs) => jobs.stop()));
    expect(await t.sql(`select from pgboss.job where name = 'sweep'`)).toHaveLength(1);
  });
});

it('the database gives members no access to the job queue', async () => {
  const [grants] = await t.sql(
    `select has_schema_privilege('hearthway_member', 'pgboss', 'usage') as member,
       has_schema_privilege('hearthway_app', 'pgboss', 'usage') as app,
       has_schema_privilege('hearthway_admin', 'pgboss', 'usage') as admin`,
  );
  expect(grants).toEqual({ member: false, app: false, admin: false });
});
