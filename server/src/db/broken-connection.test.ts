import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createMember } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { profiles } from './tables/profiles.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a connection that breaks while it is in use',
  () => {
    it('makes only its own query fail', async () => {
      const t = await createTestApp();
      try {
        const { session } = await createMember(t);
        const working = t.db.writeOne(session, (tx) => tx.execute(sql`select pg_sleep(30)`));
        const failed = expect(working).rejects.toThrow();
        await delay(200);
        await t.sql(
          `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
        );
        await failed;
        const own = t.db.read(session, (tx) => tx.select().from(profiles));
        expect(await own).toHaveLength(1);
      } finally {
        await t.close();
      }
    });
  },
);
