import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@hearthway/server/testing/server-process';
import pg from 'pg';

const run = promisify(execFile);

export interface PostgresServer {
  /** A superuser's address of the maintenance database. */
  url: string;
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of our own on loopback, in a throw-away folder, for tests and benches. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = await findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-pg-'));
  const owner = await serverOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...owner,
      cwd: folder,
    },
  );
  const port = await freePort();
  // Speed over safety: nothing here outlives the run, and we never pull the plug on this server.
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'fsync=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await ready(bin, port);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: () => createDatabase(url),
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(serverUrl: string): Promise<string> {
  const name = `own_${crypto.randomUUID().replaceAll('-', '')}`;
  // Not a pool: that one does not wait for its connections to end, and the server may stop under them.
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return new URL(`/${name}`, serverUrl).href;
}

async function findPostgres(): Promise<string> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? await readdir(root) : [];
  for (const version of versions.sort((a, b) => Number(b) - Number(a))) {
    if (existsSync(join(root, version, 'bin', 'initdb'))) return join(root, version, 'bin');
  }
  throw new Error('No PostgreSQL server is installed (Debian: apt-get install postgresql).');
}

/** PostgreSQL refuses to run as root, so root hands it to the user that Debian made for it. */
export async function serverOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

async function ready(bin: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']);
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Error('the PostgreSQL server did not become ready in 10 s');
}
