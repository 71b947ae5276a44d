import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withBackupLease } from './db/backup/lease.ts';
import { takeOverBackup, warnIfLate } from './schedule-backups.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.sql('delete from pgboss.job');
  await t.deps.jobs.add(null, 'backup', null);
  await t.sql(`update pgboss.job set state = 'active', started_on = now() - interval '2 minutes'`);
});

const state = async () =>
  (await t.sql<{ state: string }>('select state::text from pgboss.job'))[0]?.state;
const takeOver = () => takeOverBackup({ jobs: t.deps.jobs, engine: t.engine });

describe('a backup', () => {
  it('whose process was killed is due again', async () => {
    await takeOver();
    expect(await state()).toBe('retry');
    const [due] = await t.sql('select from pgboss.job where start_after <= now()');
    expect(due).toBeDefined();
  });

  it('that is running in another process is left alone, and no second one starts', async () => {
    await withBackupLease(t.engine, async () => {
      await takeOver();
      expect(await state()).toBe('active');
      const second = withBackupLease(t.engine, async () => {});
      await expect(second).rejects.toThrow('Another process is already making a backup');
    });
  });

  it('that has only just begun is left alone', async () => {
    await t.sql('update pgboss.job set started_on = now()');
    await takeOver();
    expect(await state()).toBe('active');
  });

  it('that is not finished when the next one is due causes an error in the log', async () => {
    vi.useFakeTimers();
    try {
      const log = { error: vi.fn() };
      const { promise, resolve } = Promise.withResolvers<string>();
      const backup = warnIfLate(promise, { everyHours: 6, log });
      await vi.advanceTimersByTimeAsync(6 * 3_600_000 - 1);
      expect(log.error).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(log.error).toHaveBeenCalledWith(
        { hours: 6 },
        expect.stringContaining('pg_basebackup'),
      );
      resolve('made');
      expect(await backup).toBe('made');
    } finally {
      vi.useRealTimers();
    }
  });
});
