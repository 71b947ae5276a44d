import { Database } from '@hearthway/server/db/database';
import { SessionEnded } from '@hearthway/server/db/database-errors';
import type { Engine } from '@hearthway/server/db/engine';
import { migrate } from '@hearthway/server/db/migrate';
import { openPostgres } from '@hearthway/server/db/open-postgres';
import { createMember, type TestMember } from '@hearthway/server/testing/factories';
import { TestClock } from '@hearthway/server/testing/test-clock';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, type Replica, startPostgres } from './postgres-server.ts';

describe('a database with a replica', () => {
  const clock = new TestClock();
  let primary: PostgresServer;
  let replica: Replica;
  let engine: Engine;
  let db: Database;
  let ada: TestMember;

  const asOwner = (text: string, values?: unknown[]) =>
    engine.asOwner(async (client) => (await client.query(text, values)).rows);
  const readServerAndRole = async (who = ada.session) => {
    const { rows } = await db.readShared(who, (tx) =>
      tx.execute<{ port: string; role: string; member: string }>(
        sql`select current_setting('port') as port, current_user as role,
          current_setting('app.user_id') as member`,
      ),
    );
    return rows[0];
  };
  const expectReadsFrom = (server: PostgresServer) =>
    expect
      .poll(async () => (await readServerAndRole())?.port, { timeout: 30_000 })
      .toBe(new URL(server.url).port);

  beforeAll(async () => {
    primary = await startPostgres();
    const url = await primary.createDatabase();
    const setup = openPostgres(url, { max: 1 });
    await setup.asOwner((client) => migrate(client));
    await setup.close();
    replica = await primary.startReplica();
    const replicaUrl = url.replace(new URL(primary.url).host, new URL(replica.url).host);
    engine = openPostgres(url, { max: 3, replica: { url: replicaUrl, maxLagMs: 1_500 } });
    db = new Database(engine, () => clock.now());
    ada = await createMember({ clock, sql: asOwner });
  });
  afterAll(async () => {
    await engine?.close();
    await Promise.all([primary?.stop(), replica?.stop()]);
  });

  it('reads from the replica with the member’s own permissions', async () => {
    await expectReadsFrom(replica);
    expect(await readServerAndRole()).toMatchObject({
      role: 'hearthway_member',
      member: ada.userId,
    });
  });

  it('checks sessions on the primary, because a new or ended session may not have reached the replica yet', async () => {
    await runOnReplica('select pg_wal_replay_pause()');
    const eve = await createMember({ clock, sql: asOwner });
    expect(await readServerAndRole(eve.session)).toMatchObject({ member: eve.userId });
    await asOwner('delete from auth.sessions where id = $1', [eve.session.sessionId]);
    await expect(readServerAndRole(eve.session)).rejects.toThrow(SessionEnded);
  });

  it('reads from the primary while the replica lags too far behind', async () => {
    await expectReadsFrom(primary);
    await runOnReplica('select pg_wal_replay_resume()');
    await expectReadsFrom(replica);
  });

  it('repeats a query on the primary if the query fails on the replica', async () => {
    const missing = (tx: { execute(query: ReturnType<typeof sql>): PromiseLike<unknown> }) =>
      tx.execute(
        sql`select 1 / (current_setting('port')::int - ${new URL(replica.url).port}::int)`,
      );
    await expectReadsFrom(replica);
    await db.readShared(ada.session, missing);
  });

  it('reads from the primary if the replica is down', async () => {
    await replica.stop();
    expect((await readServerAndRole())?.port).toBe(new URL(primary.url).port);
  });

  const runOnReplica = async (text: string) => {
    const { pool, close } = openPostgres(replica.url, { max: 1 });
    await pool.query(text);
    await close();
  };
});
