import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openInMemory } from '../db/embedded/open-embedded.ts';
import type { Engine } from '../db/engine.ts';
import { type MigrationClient, migrate, readMigrations } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { installJobs } from '../jobs/install-jobs.ts';

const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url));
const TAR_BLOCK = 512;

/**
 * The migrations run once per version of the schema, and each test database is a copy of the
 * result.
 */
export async function openTestDatabase(through = process.env.TEST_THROUGH): Promise<Engine> {
  const server = process.env.TEST_POSTGRES_URL;
  if (process.env.TEST_ENGINE === 'postgres') {
    if (!server) throw new Error('TEST_ENGINE=postgres needs TEST_POSTGRES_URL');
    return openPostgresCopy(server, through);
  }
  return openInMemory(
    { dump: await migratedDump(), wasm: await compileWasm() },
    { onCrash: rethrow },
  );
}

export async function openEmptyDatabase(
  engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite',
): Promise<Engine> {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  if (engine === 'pglite') return openInMemory({ wasm: await compileWasm() }, { onCrash: rethrow });
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  return openTemporary(server, name);
}

const { WebAssembly } = globalThis as never as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<object> };
};
let compiling: Promise<object> | undefined;

/** Compiling PGlite takes longer than opening a database, so it is done only once. */
function compileWasm(): Promise<object> {
  compiling ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then(
    WebAssembly.compile,
  );
  return compiling;
}

function rethrow(error: Error): void {
  throw error;
}

async function prepareSchema(client: MigrationClient): Promise<void> {
  await migrate(client);
  await installJobs(client);
}

let known: Promise<string> | undefined;

function schemaVersion(): Promise<string> {
  known ??= readVersion();
  return known;
}

const PROGRAMS = ['db/migrate.ts', 'db/roles.ts', 'jobs/install-jobs.ts', 'jobs/queues.ts'];

export async function readVersion(
  readProgram = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8'),
): Promise<string> {
  const programs = await Promise.all(PROGRAMS.map(readProgram));
  const { version: bossVersion } = createRequire(import.meta.url)('pg-boss/package.json');
  const hashes = (await readMigrations()).map((migration) => migration.hash);
  const bytes = new TextEncoder().encode([...hashes, ...programs, bossVersion].join());
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes))
    .toString('hex')
    .slice(0, 16);
}

async function migratedDump(): Promise<string> {
  const file = join(CACHE, `database-${await schemaVersion()}.tar`);
  if (existsSync(file)) return file;
  await mkdir(CACHE, { recursive: true });
  // An empty database consists mostly of its write-ahead log, so the log gets the smallest possible
  // files.
  const database = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await prepareSchema({
    query: async (text, values) =>
      values ? database.query(text, values) : ((await database.exec(text)).at(-1) ?? { rows: [] }),
  });
  const dump = await database.dumpDataDir('none');
  await database.close();
  const own = `${file}.${process.pid}`;
  await writeFile(own, withoutTemplates(Buffer.from(await dump.arrayBuffer())));
  await rename(own, file);
  return file;
}

function withoutTemplates(tar: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < tar.length; ) {
    const field = (start: number, end: number) =>
      tar.toString('latin1', at + start, at + end).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 136), 8) || 0;
    const end = at + TAR_BLOCK * (1 + Math.ceil(size / TAR_BLOCK));
    if (!/^\/base\/[14]\/./.test(field(0, 100))) kept.push(tar.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

async function openPostgresCopy(serverUrl: string, through?: string): Promise<Engine> {
  const template = `hearthway_${await schemaVersion()}`;
  await makeTemplate(serverUrl, template);
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  // Copying the files takes half as long as writing each page to the write-ahead log.
  await withClient(serverUrl, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return openTemporary(serverUrl, name, through);
}

function openTemporary(serverUrl: string, name: string, through?: string): Engine {
  const directUrl = socketUrl(serverUrl, name);
  const pooler = process.env.TEST_PGBOUNCER_URL;
  if (through && !pooler) throw new Error('TEST_THROUGH=pgbouncer needs PgBouncer');
  const engine =
    through && pooler
      ? openPostgres(databaseUrl(pooler, name), { max: 4, transactionPooler: { directUrl } })
      : openPostgres(directUrl, { max: 4 });
  return {
    ...engine,
    async close() {
      // `drop database` ends connections that the pool has not closed yet. Their errors are
      // ignored.
      engine.pool.on('error', () => {});
      await engine.close();
      await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function makeTemplate(serverUrl: string, template: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    // Many test files start together. One of them creates the template, and the others wait for
    // this lock.
    await client.query('select pg_advisory_lock(1)');
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount) return;
    const building = `${template}_building`;
    await client.query(`drop database if exists ${building} with (force)`);
    await client.query(`create database ${building}`);
    await withClient(socketUrl(serverUrl, building), (fresh) => prepareSchema(fresh));
    await client.query(`alter database ${building} rename to ${template}`);
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A statement over a Unix socket costs two thirds of the CPU time of one over TCP. */
function socketUrl(serverUrl: string, name: string): string {
  const url = new URL(databaseUrl(serverUrl, name));
  const folder = process.env.TEST_POSTGRES_SOCKET;
  if (folder) url.searchParams.set('host', folder);
  return url.href;
}
