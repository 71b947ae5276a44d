import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { OperatorError } from '../../operator-error.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import type { Engine } from '../engine.ts';
import { openEngine } from '../open-engine.ts';
import { FolderInUse } from './folder-lock.ts';
import { openEmbedded } from './open-embedded.ts';

let initialised: string;
let folder: string;
const opened: Engine[] = [];

beforeAll(async () => {
  initialised = await mkdtemp(join(tmpdir(), 'hearthway-initialised-'));
  await mkdir(join(initialised, 'database.new'));
  await writeFile(join(initialised, 'database.new', 'PG_VERSION'), '');
  await (await openEmbedded(initialised, { onCrash() {} })).close();
});
afterAll(() => rm(initialised, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-embedded-'));
  await cp(initialised, folder, { recursive: true });
});
afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close();
  await rm(folder, { recursive: true });
});

async function open(): Promise<Engine> {
  const engine = await openEmbedded(folder, {
    onCrash(error) {
      throw error;
    },
  });
  opened.push(engine);
  return engine;
}

const close = (engine: Engine) => opened.splice(opened.indexOf(engine), 1)[0]?.close();

describe('the embedded database', () => {
  it('starts with the same version, settings, roles and catalog as a PostgreSQL database', async () => {
    const unpacked = await describeDatabase(await open());
    const created = await openEmptyDatabase('pglite');
    opened.push(created);
    const expected = await describeDatabase(created);
    expect(unpacked.version).toContain('PostgreSQL 18.');
    expect(unpacked).toEqual(expected);
  });

  it('keeps its rows after closing, and allows only one process at a time', async () => {
    const first = await open();
    await first.pool.query('create table kept (n int)');
    await first.pool.query('insert into kept values (1)');
    await expect(open()).rejects.toThrow(FolderInUse);
    await close(first);
    const second = await open();
    expect((await second.pool.query('select n from kept')).rows).toEqual([{ n: 1 }]);
  });

  it('opens a folder in which an earlier process was killed', async () => {
    await writeFile(join(folder, 'database', 'postmaster.pid'), '');
    const engine = await open();
    expect((await engine.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  it('gives the next client a clean session if the previous one left during a transaction', async () => {
    const engine = await open();
    await engine.pool.query('create table kept (n int)');
    const client = await engine.pool.connect();
    await client.query('begin');
    await client.query('insert into kept values (1)');
    client.release(true);
    expect((await engine.pool.query('select n from kept')).rows).toEqual([]);
  });

  it('closes after a commit that was not awaited', async () => {
    const engine = await open();
    const client = await engine.pool.connect();
    await client.query('begin');
    client.query('commit').catch(() => {});
    client.release();
    await close(engine);
  });

  it('reports errors with the codes of PostgreSQL', async () => {
    const engine = await open();
    await expect(engine.pool.query('select 1/0')).rejects.toMatchObject({ code: '22012' });
    expect((await engine.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  it('refuses to open files that are incomplete or of another version, without changing them', async () => {
    await writeFile(join(folder, 'database', 'PG_VERSION'), '17\n');
    await expect(open()).rejects.toThrow('was created by PostgreSQL 17');
    for (const lost of ['global/pg_control', 'PG_VERSION']) {
      await rm(join(folder, 'database', lost));
      const before = await listFiles(folder);
      await expect(open()).rejects.toThrow(`missing: ${lost}`);
      await expect(open()).rejects.toThrow(OperatorError);
      expect(await listFiles(folder)).toEqual(before);
    }
  });

  it('says that it is damaged if its write-ahead log is missing', async () => {
    const wal = join(folder, 'database', 'pg_wal');
    const [segment = ''] = (await readdir(wal)).filter((name) => /^[0-9A-F]{24}$/.test(name));
    const openConfigured = () => openEngine(readConfig({ DATA_DIR: folder }), () => {});
    await writeFile(join(wal, segment), 'not a log');
    await expect(openConfigured()).rejects.toThrow(/database is damaged/);
    await rm(join(wal, segment));
    await expect(openConfigured()).rejects.toThrow('missing: the write-ahead log in pg_wal');
  });

  it('makes its files readable only for their owner, including files created later', async () => {
    const engine = await open();
    await engine.pool.query('create table kept (n int)');
    const openToOthers = (await listFiles(join(folder, 'database')))
      .filter(([, mode]) => mode & 0o077)
      .map(([name]) => name)
      .filter((name) => !name.endsWith('pg_internal.init'));
    expect(openToOthers).toEqual([]);
  });
});

/** These settings hold paths, which differ between two folders. */
const DIFFERENT = ['data_directory', 'config_file', 'hba_file', 'ident_file'];
const CATALOG = `select relname as name from pg_class
  where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' and relname <> 'pg_statistic'`;

async function describeDatabase({ pool }: Engine): Promise<Record<string, unknown>> {
  const rows = async (query: string, values: unknown[] = []) =>
    (await pool.query(query, values)).rows;
  const catalog: Record<string, unknown> = {};
  for (const { name } of await rows(CATALOG)) {
    const [content] = await rows(
      `select count(*), md5(string_agg(line, chr(10) order by line))
       from (select t::text as line from pg_catalog.${name} t) lines`,
    );
    catalog[name] = content;
  }
  const [{ version }] = await rows('select version()');
  return {
    version,
    catalog,
    settings: await rows(
      'select name, setting from pg_settings where name <> all ($1) order by name',
      [DIFFERENT],
    ),
    control: await rows('select * from pg_control_init()'),
    access: await rows('select type, database, user_name, auth_method from pg_hba_file_rules'),
  };
}

async function listFiles(path: string): Promise<[string, number, number, number][]> {
  const names = (await readdir(path, { recursive: true })).filter(
    (name) => !name.startsWith('database.lock'),
  );
  return Promise.all(
    names.sort().map(async (name) => {
      const { mode, size, mtimeMs } = await stat(join(path, name));
      return [name, mode & 0o777, size, mtimeMs];
    }),
  );
}
