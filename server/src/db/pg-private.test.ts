import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMember, type TestMember } from '../testing/factories.ts';
import { sentBy } from '../testing/sent-messages.ts';
import { TestClock } from '../testing/test-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { sqlState } from './database-errors.ts';
import type { Engine } from './engine.ts';
import { missingParts, writeOncePerTurn } from './pg-private.ts';
import { profiles } from './tables/profiles.ts';

/**
 * For whoever upgrades `pg`: the first test names the private part that went away, the second says
 * that a part is there and does something else. What comes after shows that members are served
 * meanwhile.
 */
describe('the private parts of pg', () => {
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

  it('are named in the error when one is missing', () => {
    const stranger = { connection: { bind() {}, stream: { cork() {} } } };
    expect(missingParts(stranger as unknown as pg.ClientBase)).toEqual([
      'client.connection.parse',
      'client.connection.execute',
      'client.connection.stream.uncork',
    ]);
  });

  it('are not touched on a connection that lacks one', () => {
    const write = () => true;
    const stream = { write, cork() {} };
    writeOncePerTurn({ connection: { stream } } as unknown as pg.ClientBase);
    expect(stream.write).toBe(write);
  });
});

/** A session that is only lent has nothing prepared: each statement is parsed before it is bound. */
const onTheWire = (letters: string) =>
  process.env.TEST_THROUGH ? letters.replaceAll('B', 'PB') : letters;

describe.each([
  ['with the private parts of pg', missingParts, { read: 'BEBDES', write: 'BEBDES' }],
  ['without them', () => ['everything'], { read: 'QBDESBDESQ', write: 'QBDESBDESQ' }],
])('a member %s', (_title, missing, sent) => {
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
    // Other files of this process may have used up the names that statements are prepared under.
    vi.resetModules();
    const fresh = await import('./database.ts');
    db = new fresh.Database(engine, () => clock.now(), missing);
  });
  afterAll(() => engine.close());

  const rename = (firstName: string) =>
    db.write(ada.session, (tx) =>
      tx.update(profiles).set({ firstName }).returning({ name: profiles.firstName }),
    );
  const names = () =>
    db.read(ada.session, (tx) => tx.select({ name: profiles.firstName }).from(profiles));

  it('writes, reads, and is refused writing where they came to read', async () => {
    expect(await rename('Ada')).toEqual([{ name: 'Ada' }]);
    expect(await names()).toEqual([{ name: 'Ada' }]);
    const writing = db.read(ada.session, (tx) => tx.update(profiles).set({ firstName: 'Eve' }));
    expect(await writing.catch(sqlState)).toBe('25006');
    const stranger = { ...ada.session, sessionId: crypto.randomUUID() };
    await expect(db.read(stranger, (tx) => tx.execute(sql`select 1`))).rejects.toThrow('session');
    expect(await names()).toEqual([{ name: 'Ada' }]);
  });

  it('sends exactly the expected messages for a read and a write', async () => {
    await rename('Ada');
    await names();
    const client = await engine.pool.connect();
    const letters = sentBy(client);
    client.release();
    await rename('Ada');
    expect(letters.splice(0).join('')).toBe(onTheWire(sent.write));
    await names();
    expect(letters.splice(0).join('')).toBe(onTheWire(sent.read));
  });
});
