import { Database } from '@hearthway/server/db/database';
import { DatabaseAway } from '@hearthway/server/db/database-errors';
import type { Engine } from '@hearthway/server/db/engine';
import { migrate } from '@hearthway/server/db/migrate';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, type Replica, startPostgres } from './postgres-server.ts';

describe('two servers of which one takes writes', () => {
  let primary: PostgresServer;
  let replica: Replica;
  let engine: Engine;
  let db: Database;

  beforeAll(async () => {
    primary = await startPostgres();
    const url = await primary.createDatabase();
    const alone = openPostgres(url, { max: 1 });
    await alone.asOwner((client) => migrate(client));
    await alone.close();
    replica = await primary.startReplica();
    // The one that only reads is named first.
    const hosts = [new URL(replica.url).host, new URL(primary.url).host].join(',');
    const several = url.replace(new URL(primary.url).host, hosts);
    engine = openPostgres(`${several}?target_session_attrs=read-write`, { max: 3 });
    db = new Database(engine, () => new Date());
  });
  afterAll(async () => {
    await engine?.close();
    await Promise.all([primary?.stop(), replica?.stop()]);
  });

  const note = (subject: string) =>
    db.asJobs((tx) =>
      tx.execute(sql`update app.heartbeat set at = ${subject}::timestamptz returning id`),
    );
  const portOf = async () => {
    const { rows } = await engine.asOwner((client) => client.query('show port'));
    return rows[0].port;
  };
  const keepReadOnly = (isOn: boolean) =>
    engine.asOwner(async (client) => {
      await client.query(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
      await client.query('select pg_reload_conf()');
    });

  it('are one: the one that takes writes is found, also by its owner', async () => {
    await note('2026-01-01');
    await db.prove(30_000);
    expect(await portOf()).toBe(new URL(primary.url).port);
  });

  it('are followed when one turns read-only and the other takes over, by open connections too', async () => {
    // Connections that were opened before, and wait.
    await Promise.all([1, 2, 3].map(() => db.prove(30_000)));
    await keepReadOnly(true);
    await expect
      .poll(() => note('2026-01-02').catch((error) => error), { timeout: 30_000 })
      .toBeInstanceOf(DatabaseAway);
    await replica.promote();
    await expect
      .poll(() => note('2026-01-03').then(() => 'written', String), { timeout: 30_000 })
      .toBe('written');
    expect(await portOf()).toBe(new URL(replica.url).port);
    await db.prove(30_000);
  });

  it('are followed when one is gone', async () => {
    await primary.stop();
    await note('2026-01-04');
    await db.prove(30_000);
    expect(engine.pool.totalCount).toBeGreaterThan(0);
  });
});
