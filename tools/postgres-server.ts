import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@hearthway/server/testing/server-process';
import pg from 'pg';
import { installPostgres18 } from './postgres-18.ts';

const run = promisify(execFile);

export interface PostgresServer {
  url: string;
  socketFolder: string;
  createDatabase(): Promise<string>;
  startReplica(): Promise<Replica>;
  stop(): Promise<void>;
}

export interface Replica extends PostgresServer {
  promote(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresServer> {
  const place = await createServerFolder();
  await run(
    join(place.bin, 'initdb'),
    ['-D', place.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    place.options,
  );
  return startServer(place);
}

interface ServerFolder {
  bin: string;
  folder: string;
  data: string;
  port: number;
  options: { cwd: string; uid?: number; gid?: number };
}

async function createServerFolder(): Promise<ServerFolder> {
  const bin = await findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-pg-'));
  const owner = await findServerOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder };
  return { bin, folder, data: join(folder, 'data'), port: await freePort(), options };
}

async function startReplica(primaryPort: number): Promise<Replica> {
  const place = await createServerFolder();
  const source = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres'];
  await run(
    join(place.bin, 'pg_basebackup'),
    [...source, '-D', place.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    place.options,
  );
  return {
    ...(await startServer(place)),
    async promote() {
      await run(join(place.bin, 'pg_ctl'), ['promote', '-w', '-D', place.data], place.options);
    },
  };
}

async function startServer({
  bin,
  folder,
  data,
  port,
  options,
}: ServerFolder): Promise<PostgresServer> {
  // PostgreSQL is faster without fsync, and the test data need not survive a crash.
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'fsync=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])], {
    ...options,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await waitUntilReady(bin, port);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    socketFolder: folder,
    createDatabase: () => createDatabase(url),
    startReplica: () => startReplica(port),
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `own_${crypto.randomUUID().replaceAll('-', '')}`;
  // A single client is used and not a pool: `pool.end()` does not wait for its connections, so the
  // server could stop while one is open.
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return new URL(`/${name}`, serverUrl).href;
}

export async function findPostgres(): Promise<string> {
  const root = '/usr/lib/postgresql';
  const wanted = process.env.POSTGRES_VERSION;
  const installed = existsSync(root) ? await readdir(root) : [];
  if (wanted === '18' && !installed.includes(wanted)) return installPostgres18();
  const versions = installed.filter((version) => !wanted || version === wanted);
  for (const version of versions.sort((a, b) => Number(b) - Number(a))) {
    if (existsSync(join(root, version, 'bin', 'initdb'))) return join(root, version, 'bin');
  }
  throw new Error(
    'PostgreSQL is not installed. On Debian, run as root: apt-get install postgresql',
  );
}

/**
 * PostgreSQL refuses to run as root, so root starts it as the user that Debian's package has
 * created.
 */
export async function findServerOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

export async function waitUntilReady(bin: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']);
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Error('PostgreSQL did not accept connections within 60 s');
}
