import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProxy } from '@hearthway/server/testing/tcp-proxy';
import pg from 'pg';
import { startPgbouncer } from '../../pgbouncer.ts';
import { startHaproxy } from '../haproxy.ts';
import type { Proof } from '../proof.ts';
import { type CrashablePostgres, startCrashablePostgres } from './crashable-postgres.ts';
import { installFromDebian } from './debian-packages.ts';
import { startThreeProcesses } from './server-processes.ts';
import { Writers } from './writers.ts';

const run = promisify(execFile);

interface FaultSetup {
  env: Record<string, string>;
  begin(): Promise<void>;
  end(): Promise<void>;
}

interface Fault {
  name: string;
  seconds: number;
  prepare(
    cleanup: AsyncDisposableStack,
  ): Promise<{ postgres: CrashablePostgres; setup: FaultSetup }>;
}

const onNewServer = (
  change: (postgres: CrashablePostgres) => Pick<FaultSetup, 'begin' | 'end'>,
): Fault['prepare'] => {
  return async (cleanup) => {
    const postgres = cleanup.use(await startCrashablePostgres());
    return { postgres, setup: { env: { DATABASE_URL: postgres.url }, ...change(postgres) } };
  };
};

const FAULTS: Fault[] = [
  {
    name: 'the database is killed (`kill -9`)',
    seconds: 3,
    prepare: onNewServer((postgres) => ({
      begin: () => postgres.kill(),
      end: () => postgres.start(),
    })),
  },
  {
    name: 'the database is frozen (`SIGSTOP`)',
    seconds: 20,
    prepare: onNewServer((postgres) => ({
      begin: () => postgres.freeze(),
      end: () => postgres.thaw(),
    })),
  },
  {
    name: 'the database is read-only',
    seconds: 5,
    prepare: onNewServer((postgres) => {
      const readOnly = async (state: 'on' | 'off') => {
        await postgres.sql(`alter system set default_transaction_read_only = ${state}`);
        await postgres.sql('select pg_reload_conf()');
      };
      return { begin: () => readOnly('on'), end: () => readOnly('off') };
    }),
  },
  {
    name: 'connections hang (a proxy stops forwarding)',
    seconds: 20,
    async prepare(cleanup) {
      const postgres = cleanup.use(await startCrashablePostgres());
      const proxy = await startProxy({ host: '127.0.0.1', port: postgres.port });
      cleanup.defer(() => proxy.close());
      const url = new URL(postgres.url);
      url.port = String(proxy.port);
      return {
        postgres,
        setup: {
          env: { DATABASE_URL: url.href },
          begin: async () => proxy.freeze(),
          end: async () => proxy.thaw(),
        },
      };
    },
  },
  {
    name: 'the database behind PgBouncer (transaction mode) is killed (`kill -9`)',
    seconds: 3,
    async prepare(cleanup) {
      installFromDebian([{ file: '/usr/sbin/pgbouncer', package: 'pgbouncer' }]);
      const postgres = cleanup.use(await startCrashablePostgres());
      const pooler = await startPgbouncer(postgres.url, { sessions: 10 });
      cleanup.defer(() => pooler.stop());
      return {
        postgres,
        setup: {
          env: {
            DATABASE_URL: pooler.getPooledUrl(postgres.url),
            DATABASE_DIRECT_URL: postgres.url,
            DATABASE_POOLING: 'transaction',
          },
          begin: () => postgres.kill(),
          end: () => postgres.start(),
        },
      };
    },
  },
  {
    name: 'the database’s disk is full (write-ahead log on another disk)',
    seconds: 10,
    async prepare(cleanup) {
      const disk = await mountSmallDisk(cleanup, 128);
      const postgres = cleanup.use(await startCrashablePostgres({ dataFolder: disk }));
      const filler = join(disk, 'filler');
      return {
        postgres,
        setup: {
          env: { DATABASE_URL: postgres.url },
          begin: () => fillDisk(filler),
          end: () => rm(filler),
        },
      };
    },
  },
  {
    name: 'the database’s disk is full, including the write-ahead log: PostgreSQL stops itself',
    seconds: 10,
    async prepare(cleanup) {
      const disk = await mountSmallDisk(cleanup, 256);
      const postgres = cleanup.use(
        await startCrashablePostgres({ dataFolder: disk, isWalOnSameDisk: true }),
      );
      const filler = join(disk, 'filler');
      return {
        postgres,
        setup: {
          env: { DATABASE_URL: postgres.url },
          begin: () => fillDiskUntilServerStops(filler, postgres),
          async end() {
            await rm(filler);
            await postgres.startIfEnded();
          },
        },
      };
    },
  },
];

/** PostgreSQL stops when it cannot create another segment of its write-ahead log. */
async function fillDiskUntilServerStops(filler: string, { url }: CrashablePostgres): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  let isStopped = false;
  client.on('error', () => {});
  client.on('end', () => {
    isStopped = true;
  });
  await client.connect();
  await fillDisk(filler);
  const giveUpAt = Date.now() + 30_000;
  while (!isStopped) {
    if (Date.now() > giveUpAt) throw new Error('PostgreSQL did not stop although its disk is full');
    await client
      .query(`select pg_logical_emit_message(true, 'proof', 'x'), pg_switch_wal()`)
      .catch(() => delay(100));
  }
}

async function fillDisk(file: string): Promise<void> {
  const block = Buffer.alloc(64 * 1024);
  await using handle = await open(file, 'w');
  for (;;) {
    try {
      await handle.write(block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}

async function mountSmallDisk(cleanup: AsyncDisposableStack, megabytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-disk-'));
  const options = `size=${megabytes}m,mode=755`;
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).catch(() => {
    throw new Error('Could not mount a small disk (mount -t tmpfs). Run this proof as root.');
  });
  cleanup.defer(async () => {
    await run('umount', ['-l', folder]);
    await rmdir(folder);
  });
  return folder;
}

export const databaseFaults = (times: number): Proof[] =>
  FAULTS.map(({ name, seconds, prepare }) => ({
    name: `database fault: ${name}`,
    async run(report) {
      await using cleanup = new AsyncDisposableStack();
      const { postgres, setup } = await prepare(cleanup);
      installFromDebian([{ file: '/usr/sbin/haproxy', package: 'haproxy' }]);
      const { urls, assertStillRunning } = await startThreeProcesses(setup.env, cleanup);
      const { url: front } = cleanup.use(await startHaproxy(urls));
      const writers = new Writers([...urls, front]);
      cleanup.use(writers);
      await writers.begin();
      const recoverySeconds: number[] = [];
      for (let time = 1; time <= times; time++) {
        const before = writers.refused;
        await setup.begin();
        await delay(seconds * 1000);
        await assertNotReady(urls);
        await assertHelpOpens(front);
        await setup.end();
        recoverySeconds.push(await writers.waitUntilAllWrite());
        assertStillRunning();
        if (writers.refused === before)
          throw new Error('no write was refused during the fault, so the fault had no effect');
        report(
          `${time}: ${writers.acknowledged.length} acknowledged, recovered after ${recoverySeconds.at(-1)?.toFixed(1)} s`,
        );
        await delay(5_000);
      }
      await writers.end();
      const lost = await writers.countLost(postgres.url);
      return {
        fault: name,
        postgres: postgres.version,
        times,
        acknowledged: writers.acknowledged.length,
        lost,
        recoverySeconds,
        since: 'the fault ended',
      };
    },
  }));

async function assertNotReady(urls: readonly string[]): Promise<void> {
  const statuses = await Promise.all(urls.map((url) => fetch(`${url}/readyz`)));
  if (statuses.some(({ status }) => status !== 503))
    throw new Error('/readyz did not answer 503 during the fault');
}

/** The help page must open without a database, because it contains the crisis contacts. */
async function assertHelpOpens(front: string): Promise<void> {
  const { status } = await fetch(`${front}/help`);
  if (status !== 200) throw new Error(`/help was answered with ${status} during the fault`);
}
