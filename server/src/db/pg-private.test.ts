import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMember, type TestMember } from '../testing/factories.ts';
import { recordMessages } from '../testing/sent-messages.ts';
import { TestClock } from '../testing/test-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database, Tx } from './database.ts';
import { sqlState } from './database-errors.ts';
import type { Engine } from './engine.ts';
import { missingParts, writeOncePerTurn } from './pg-private.ts';
import { profiles } from './tables/profiles.ts';

/** If a test fails after an upgrade of `pg`, its name says which undocumented part has changed. */
describe('the private fields of the pg library', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openTestDatabase();
  });
  afterAll(() => engine.close());

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await engine.pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }

  it('are all present in the installed version', async () => {
    expect(await withClient(async (client) => missingParts(client))).toEqual([]);
  });

  it('are named in the error if they are missing', () => {
    const stranger = { connection: { bind() {}, stream: { cork() {} } } };
    expect(missingParts(stranger as unknown as pg.ClientBase)).toEqual([
      'client.connection.parse',
      'client.connection.execute',
      'client.connection.stream.uncork',
    ]);
  });

  it('are not used on a connection that lacks one of them', () => {
    const write = () => true;
    const stream = { write, cork() {} };
    writeOncePerTurn({ connection: { stream } } as unknown as pg.ClientBase);
    expect(stream.write).toBe(write);
  });
});

const onTheWire = (letters: string) =>
  process.env.TEST_THROUGH ? letters.replaceAll('B', 'PB') : letters;

describe.each([
  ['the private fields', missingParts, { read: 'BEBDES', write: 'BEBDES' }],
  ['none of the private fields', () => ['everything'], { read: 'QBDESBDESQ', write: 'QBDESBDESQ' }],
])('with %s of the pg library, a member’s database access', (_title, missing, sent) => {
  const clock = new TestClock();
  let engine: Engine;
  let db: Database;
  let ada: TestMember;

  beforeAll(async () => {
    engine = await openTestDatabase();
    const owner = await engine.pool.connect();
    const run = async (text: string, values?: unknown[]) => (await owner.query(text, values)).rows;
    ada = await createMember({ clock, sql: run });
    owner.release(true);
    vi.resetModules();
    const fresh = await import('./database.ts');
    db = new fresh.Database(engine, () => clock.now(), missing);
  });
  afterAll(() => engine.close());

  const rename = (firstName: string) =>
    db.writeOne(ada.session, (tx) =>
      tx.update(profiles).set({ firstName }).returning({ name: profiles.firstName }),
    );
  const names = () =>
    db.read(ada.session, (tx) => tx.select({ name: profiles.firstName }).from(profiles));

  it('writes and reads rows, but refuses writes in db.read', async () => {
    expect(await rename('Ada')).toEqual([{ name: 'Ada' }]);
    expect(await names()).toEqual([{ name: 'Ada' }]);
    const writing = db.read(ada.session, (tx) => tx.update(profiles).set({ firstName: 'Eve' }));
    expect(await writing.catch(sqlState)).toBe('25006');
    const stranger = { ...ada.session, sessionId: crypto.randomUUID() };
    await expect(db.read(stranger, (tx) => tx.execute(sql`select 1`))).rejects.toThrow('session');
    expect(await names()).toEqual([{ name: 'Ada' }]);
  });

  it('refuses more than one query in writeOne and writes nothing', async () => {
    await rename('Ada');
    const set = (tx: Tx, firstName: string) => tx.update(profiles).set({ firstName });
    // @ts-expect-error: the promise of an async function is not a query
    const asynchronous = db.writeOne(ada.session, async (tx) => await set(tx, 'Eve'));
    await expect(asynchronous).rejects.toThrow('run a single query');
    const sentBefore: unknown[] = [];
    const twice = db.writeOne(ada.session, (tx) => {
      sentBefore.push(set(tx, 'Eve').execute().catch(String));
      return set(tx, 'Eve');
    });
    await expect(Promise.all([twice, ...sentBefore])).rejects.toThrow('run a single query');
    const both = (tx: Tx) => Promise.all([set(tx, 'Eve'), set(tx, 'Mallory')]);
    // @ts-expect-error: several queries together are not one query
    const together = db.writeOne(ada.session, both);
    await expect(together).rejects.toThrow('run a single query');
    expect(await names()).toEqual([{ name: 'Ada' }]);
  });

  it('runs several queries in db.write', async () => {
    await db.write(ada.session, async (tx) => {
      await tx.update(profiles).set({ firstName: 'Eve' });
      await tx.update(profiles).set({ firstName: 'Ada' });
    });
    expect(await names()).toEqual([{ name: 'Ada' }]);
  });

  it('refuses more than one query in asAuthOne', async () => {
    // @ts-expect-error: the promise of an async function is not a query
    const asynchronous = db.asAuthOne(async (tx) => await tx.execute(sql`select 1`));
    await expect(asynchronous).rejects.toThrow('run a single query');
    const one = await db.asAuthOne((tx) => tx.execute<{ n: number }>(sql`select 1 as n`));
    expect(one.rows).toEqual([{ n: 1 }]);
  });

  it('sends exactly the expected protocol messages for a read and a write', async () => {
    await rename('Ada');
    await names();
    const client = await engine.pool.connect();
    const letters = recordMessages(client);
    client.release();
    await rename('Ada');
    expect(letters.splice(0).join('')).toBe(onTheWire(sent.write));
    await names();
    expect(letters.splice(0).join('')).toBe(onTheWire(sent.read));
  });
});
