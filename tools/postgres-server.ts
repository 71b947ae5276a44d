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
  /** Another server that follows this one, and can take over. */
  startReplica(): Promise<Replica>;
  stop(): Promise<void>;
}

export interface Replica extends PostgresServer {
  /** From here on it takes writes, and follows nobody. */
  promote(): Promise<void>;
}

/** Starts a PostgreSQL server of our own on loopback, in a throw-away folder, for tests and benches. */
export async function startPostgres(): Promise<PostgresServer> {
  const place = await makePlace();
  await run(
    join(place.bin, 'initdb'),
    ['-D', place.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    place.options,
  );
  return serve(place);
}

interface Place {
  bin: string;
  folder: string;
  data: string;
  port: number;
  options: { cwd: string; uid?: number; gid?: number };
}

async function makePlace(): Promise<Place> {
  const bin = await findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-pg-'));
  const owner = await serverOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder };
  return { bin, folder, data: join(folder, 'data'), port: await freePort(), options };
}

async function startReplica(primaryPort: number): Promise<Replica> {
  const place = await makePlace();
  const source = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres'];
  await run(
    join(place.bin, 'pg_basebackup'),
    [...source, '-D', place.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    place.options,
  );
  return {
    ...(await serve(place)),
    async promote() {
      await run(join(place.bin, 'pg_ctl'), ['promote', '-w', '-D', place.data], place.options);
    },
  };
}

async function serve({ bin, folder, data, port, options }: Place): Promise<PostgresServer> {
  // Speed over safety: nothing here outlives the run, and we never pull the plug on this server.
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
  await untilReady(bin, port);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
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

export async function findPostgres(): Promise<string> {
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

/** Waits until the server takes connections; after a crash it first looks through what was written. */
export async function untilReady(bin: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    try {
      await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']);
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Error('the PostgreSQL server did not become ready in 60 s');
}
