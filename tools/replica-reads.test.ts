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

describe('what may be a little old', () => {
  const clock = new TestClock();
  let primary: PostgresServer;
  let replica: Replica;
  let engine: Engine;
  let db: Database;
  let ada: TestMember;

  const asOwner = (text: string, values?: unknown[]) =>
    engine.asOwner(async (client) => (await client.query(text, values)).rows);
  /** Which server answers: each knows its own port. */
  const answering = async (who = ada.session) => {
    const { rows } = await db.readShared(who, (tx) =>
      tx.execute<{ port: string; role: string; member: string }>(
        sql`select current_setting('port') as port, current_user as role,
          current_setting('app.user_id') as member`,
      ),
    );
    return rows[0];
  };
  const isAnswering = (server: PostgresServer) =>
    expect
      .poll(async () => (await answering())?.port, { timeout: 30_000 })
      .toBe(new URL(server.url).port);

  beforeAll(async () => {
    primary = await startPostgres();
    const url = await primary.createDatabase();
    const alone = openPostgres(url, { max: 1 });
    await alone.asOwner((client) => migrate(client));
    await alone.close();
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

  it('comes from the replica, as the member', async () => {
    await isAnswering(replica);
    expect(await answering()).toMatchObject({ role: 'hearthway_member', member: ada.userId });
  });

  it('is for whom the primary lets in: a session that ended, or began, a moment ago', async () => {
    await asReplica('select pg_wal_replay_pause()');
    const eve = await createMember({ clock, sql: asOwner });
    expect(await answering(eve.session)).toMatchObject({ member: eve.userId });
    await asOwner('delete from auth.sessions where id = $1', [eve.session.sessionId]);
    await expect(answering(eve.session)).rejects.toThrow(SessionEnded);
  });

  it('comes from the primary while the replica is further behind than the bound', async () => {
    await isAnswering(primary);
    await asReplica('select pg_wal_replay_resume()');
    await isAnswering(replica);
  });

  it('is looked for on the primary where the replica has not got it', async () => {
    const missing = (tx: { execute(query: ReturnType<typeof sql>): PromiseLike<unknown> }) =>
      tx.execute(
        sql`select 1 / (current_setting('port')::int - ${new URL(replica.url).port}::int)`,
      );
    await isAnswering(replica);
    await db.readShared(ada.session, missing);
  });

  it('comes from the primary when the replica is gone', async () => {
    await replica.stop();
    expect((await answering())?.port).toBe(new URL(primary.url).port);
  });

  const asReplica = async (text: string) => {
    const { pool, close } = openPostgres(replica.url, { max: 1 });
    await pool.query(text);
    await close();
  };
});
