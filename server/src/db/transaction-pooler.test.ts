import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../testing/api.ts';
import { createMember, signUpMember, type TestMember } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { SessionEnded } from './database-errors.ts';
import { prepareQuery } from './prepare-query.ts';
import { profiles } from './tables/profiles.ts';

const STATE = sql`select current_user as role, current_setting('app.user_id', true) as member,
  current_setting('statement_timeout') as bound, current_setting('transaction_read_only') as read_only`;
const ownIds = prepareQuery((db) => db.select({ id: profiles.userId }).from(profiles));
const BARE = { role: 'postgres', member: '', bound: '0', read_only: 'off' };

const hasPgBouncer = process.env.TEST_ENGINE === 'postgres' && process.env.TEST_PGBOUNCER_URL;

describe.runIf(hasPgBouncer)('a database behind PgBouncer', () => {
  let t: TestApp;
  let members: TestMember[];

  beforeAll(async () => {
    t = await createTestApp({ through: 'pgbouncer' });
    members = await Promise.all(Array.from({ length: 12 }, () => createMember(t)));
  });
  afterAll(() => t.close());

  it('serves many members at the same time, each only with their own rows', async () => {
    const rounds = Array.from({ length: 6 }, () => members).flat();
    const seen = await Promise.all(
      rounds.map(async ({ userId, session }, index) => {
        const firstName = `Ada ${index}`;
        const one = t.db.writeOne(session, (tx) => tx.update(profiles).set({ firstName }));
        const several = t.db.write(session, async (tx) => {
          await tx.update(profiles).set({ firstName });
          return tx.select({ id: profiles.userId }).from(profiles);
        });
        const read = t.db.read(session, async (tx) => await ownIds(tx));
        await one;
        return [...(await several), ...(await read)].every(({ id }) => id === userId);
      }),
    );
    expect(seen).not.toContain(false);
    const rows = await t.sql<{ first_name: string }>('select first_name from profiles');
    expect(rows.every((row) => row.first_name.startsWith('Ada '))).toBe(true);
  });

  it('sets the role and the time limits inside a transaction and resets them after it', async () => {
    const [{ session, userId }] = members as [TestMember];
    const own = { role: 'hearthway_member', member: userId, bound: '10s' };
    const read = await t.db.read(session, (tx) => tx.execute<Record<string, string>>(STATE));
    expect(read.rows).toEqual([{ ...own, read_only: 'on' }]);
    const written = await t.db.write(session, async (tx) =>
      tx.execute<Record<string, string>>(STATE),
    );
    expect(written.rows).toEqual([{ ...own, read_only: 'off' }]);
    const stranger = { userId, sessionId: crypto.randomUUID() };
    await expect(
      t.db.write(stranger, async (tx) => tx.execute<Record<string, string>>(STATE)),
    ).rejects.toThrow(SessionEnded);
    await expect(
      t.db.read(stranger, (tx) => tx.execute<Record<string, string>>(STATE)),
    ).rejects.toThrow(SessionEnded);
    await t.db.jobsStatement('select 1');
    await t.db.jobsStatement('select $1::int', [1]);
    await t.db.jobsStatement('begin; select 1; commit');
    await expect(t.db.jobsStatement('begin; select 1/0; commit')).rejects.toThrow('zero');
    for (let turn = 0; turn < 8; turn++) {
      const { rows } = await t.engine.pool.query(
        `select current_user as role, coalesce(current_setting('app.user_id', true), '') as member,
           current_setting('statement_timeout') as bound,
           current_setting('transaction_read_only') as read_only`,
      );
      expect(rows).toEqual([BARE]);
      const kept = await t.engine.pool.query('select name from pg_prepared_statements');
      expect(kept.rows).toEqual([]);
    }
  });

  it('ends a statement that exceeds the time limit', async () => {
    const [{ session }] = members as [TestMember];
    const working = t.db.write(session, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      return tx.execute(sql`select pg_sleep(10)`);
    });
    await expect(working).rejects.toThrow('overloaded');
    await t.db.checkWritable(30_000);
  });

  it('answers an HTTP request', async () => {
    const member = await signUpMember(t);
    const today = t.clock.now().toISOString().slice(0, 10);
    const home = await callApi(t, member, 'GET', `/home?today=${today}`);
    expect(home.status).toBe(200);
  });
});
