import { Database } from '@hearthway/server/db/database';
import { DatabaseUnavailable } from '@hearthway/server/db/database-errors';
import type { Engine } from '@hearthway/server/db/engine';
import { migrate } from '@hearthway/server/db/migrate';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, type Replica, startPostgres } from './postgres-server.ts';

describe('a database URL with two hosts', () => {
  let primary: PostgresServer;
  let replica: Replica;
  let engine: Engine;
  let db: Database;

  beforeAll(async () => {
    primary = await startPostgres();
    const url = await primary.createDatabase();
    const setup = openPostgres(url, { max: 1 });
    await setup.asOwner((client) => migrate(client));
    await setup.close();
    replica = await primary.startReplica();
    // The read-only host comes first, so that the client has to try the second one.
    const hosts = [new URL(replica.url).host, new URL(primary.url).host].join(',');
    const urlWithBothHosts = url.replace(new URL(primary.url).host, hosts);
    engine = openPostgres(`${urlWithBothHosts}?target_session_attrs=read-write`, { max: 3 });
    db = new Database(engine, () => new Date());
  });
  afterAll(async () => {
    await engine?.close();
    await Promise.all([primary?.stop(), replica?.stop()]);
  });

  const writeHeartbeat = (subject: string) =>
    db.asJobs((tx) =>
      tx.execute(sql`update app.heartbeat set at = ${subject}::timestamptz returning id`),
    );
  const readPort = async () => {
    const { rows } = await engine.asOwner((client) => client.query('show port'));
    return rows[0].port;
  };
  const setReadOnly = (isOn: boolean) =>
    engine.asOwner(async (client) => {
      await client.query(`alter system set default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
      await client.query('select pg_reload_conf()');
    });

  it('connects to the writable host, both as the app’s user and as the database owner', async () => {
    await writeHeartbeat('2026-01-01');
    await db.checkWritable(30_000);
    expect(await readPort()).toBe(new URL(primary.url).port);
  });

  it('switches hosts when the primary becomes read-only and the replica is promoted', async () => {
    await Promise.all([1, 2, 3].map(() => db.checkWritable(30_000)));
    await setReadOnly(true);
    await expect
      .poll(() => writeHeartbeat('2026-01-02').catch((error) => error), { timeout: 30_000 })
      .toBeInstanceOf(DatabaseUnavailable);
    await replica.promote();
    await expect
      .poll(() => writeHeartbeat('2026-01-03').then(() => 'written', String), { timeout: 30_000 })
      .toBe('written');
    expect(await readPort()).toBe(new URL(replica.url).port);
    await db.checkWritable(30_000);
  });

  it('keeps working while the other host is down', async () => {
    await primary.stop();
    await writeHeartbeat('2026-01-04');
    await db.checkWritable(30_000);
    expect(engine.pool.totalCount).toBeGreaterThan(0);
  });
});
