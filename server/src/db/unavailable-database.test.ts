import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember, type TestMember } from '../testing/factories.ts';
import { startProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { createNeighbour, createTestApp, type TestApp } from '../testing/test-app.ts';
import { Database } from './database.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './open-postgres.ts';
import { prepareDatabase } from './prepare-database.ts';

let t: TestApp;
let member: TestMember;
beforeAll(async () => {
  t = await createTestApp();
  member = await createMember(t);
});
afterAll(() => t.close());

const askReady = () => createNeighbour(t).app.request('/readyz');

describe('the readiness check', () => {
  it('writes to the database as one of the roles', async () => {
    t.clock.advance(1000);
    expect((await askReady()).status).toBe(200);
    expect(await t.sql('select at from app.heartbeat')).toEqual([{ at: t.clock.now() }]);
  });

  it.each([
    ['full', '53100'],
    ['read-only', '25006'],
  ])('answers 503 with Retry-After while the database is %s', async (_name, code) => {
    await t.sql(`create function app.trouble() returns trigger language plpgsql as
      $$ begin raise exception 'trouble' using errcode = '${code}'; end $$`);
    await t.sql(
      `create trigger trouble before update on app.heartbeat execute function app.trouble()`,
    );
    const response = await askReady();
    await t.sql('drop function app.trouble() cascade');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect((await askReady()).status).toBe(200);
  });

  it('answers 503 if a role has lost its grants, as after a restore on a server without the roles', async () => {
    await t.sql('revoke update on app.heartbeat from hearthway_jobs');
    const response = await askReady();
    const starting = prepareDatabase(t.engine, t.deps.config);
    await expect(starting).rejects.toThrow('can’t access the tables');
    await t.sql('grant update on app.heartbeat to hearthway_jobs');
    expect(response.status).toBe(503);
  });
});

describe('a table that changes after statements for it were prepared', () => {
  it('is read and written on a fresh connection without an error', async () => {
    await t.sql('drop table if exists public.shapes');
    await t.sql('create table public.shapes as select 1 as n');
    await t.sql('grant select, update on public.shapes to hearthway_member');
    const read = () =>
      t.db.read(member.session, (tx) =>
        tx.execute<{ n: unknown }>(sql`select n from shapes where n > ${0}`),
      );
    const write = () =>
      t.db.writeOne(member.session, (tx) =>
        tx.execute<{ n: unknown }>(sql`update shapes set n = n where n > ${0} returning n`),
      );
    await Promise.all([read(), read(), read()]);
    await write();
    await t.sql('alter table public.shapes alter column n type bigint');
    expect((await read()).rows).toEqual([{ n: '1' }]);
    await t.sql('alter table public.shapes alter column n type integer');
    expect((await write()).rows).toEqual([{ n: 1 }]);
    await t.sql('drop table public.shapes');
  });
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a database server that stops responding',
  () => {
    let proxy: TcpProxy;
    let engine: Engine;
    let db: Database;
    beforeAll(async () => {
      const [{ name } = { name: '' }] = await t.sql<{ name: string }>(
        'select current_database() as name',
      );
      const server = new URL(process.env.TEST_POSTGRES_URL ?? '');
      proxy = await startProxy({ host: server.hostname, port: Number(server.port) });
      server.port = String(proxy.port);
      server.pathname = `/${name}`;
      engine = openPostgres(server.href, { max: 4, timeoutMs: 300 });
      db = new Database(engine, () => t.clock.now());
    });
    afterAll(async () => {
      await proxy.close();
      await engine.close();
    });

    const query = () => db.asAuthOne((tx) => tx.execute(sql`select 1`));

    it('makes only one request time out, because all idle connections are replaced', async () => {
      await Promise.all([query(), query(), query(), query()]);
      proxy.silence();
      await expect(query()).rejects.toBeInstanceOf(DatabaseUnavailable);
      expect(engine.pool.totalCount).toBe(0);
      await Promise.all([query(), query(), query()]);
    });

    it('is reported as not ready within the time limit, and as ready when it responds again', async () => {
      await db.checkWritable();
      proxy.freeze();
      await expect(db.checkWritable(200)).rejects.toThrow('did not confirm a write in time');
      proxy.thaw();
      await expect
        .poll(() => db.checkWritable(5_000).then(() => 'ready', String), { timeout: 30_000 })
        .toBe('ready');
    });

    it('causes a DatabaseUnavailable error when a statement reaches the time limit', async () => {
      await expect(
        db.asAuthOne((tx) => tx.execute(sql`select pg_sleep(30)`)),
      ).rejects.toBeInstanceOf(DatabaseUnavailable);
      await query();
    });
  },
);

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a database user who may not switch to the roles',
  () => {
    it('cannot run any query', async () => {
      const stranger = `stranger_${crypto.randomUUID().slice(0, 8)}`;
      await t.sql(`create role ${stranger} login superuser`);
      const [{ name } = { name: '' }] = await t.sql<{ name: string }>(
        'select current_database() as name',
      );
      const server = new URL(`/${name}`, process.env.TEST_POSTGRES_URL);
      server.username = stranger;
      const engine = openPostgres(server.href, { max: 1 });
      const db = new Database(engine, () => t.clock.now());
      const ask = () => db.asAuthOne((tx) => tx.execute(sql`select 1`));
      await ask();
      await t.sql(`alter role ${stranger} nosuperuser`);
      await t.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${stranger}'`,
      );
      await expect
        .poll(() => ask().catch((error: Error) => error.cause))
        .toMatchObject({ code: '42501' });
      await engine.close();
      await t.sql(`drop role ${stranger}`);
    });
  },
);
