import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProxy } from '@hearthway/server/testing/tcp-proxy';
import pg from 'pg';
import type { Proof } from '../proof.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { threeProcesses } from './processes.ts';
import { Writers } from './writers.ts';

const run = promisify(execFile);

/** A database in trouble, and out of it again. */
interface Stage {
  databaseUrl: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

interface Trouble {
  name: string;
  /** How long it lasts before it is over. */
  seconds: number;
  prepare(together: AsyncDisposableStack): Promise<{ postgres: OwnPostgres; stage: Stage }>;
}

const atHand = (
  change: (postgres: OwnPostgres) => Pick<Stage, 'begin' | 'end'>,
): Trouble['prepare'] => {
  return async (together) => {
    const postgres = together.use(await startOwnPostgres());
    return { postgres, stage: { databaseUrl: postgres.url, ...change(postgres) } };
  };
};

const TROUBLES: Trouble[] = [
  {
    name: 'the database is killed (`kill -9`)',
    seconds: 3,
    prepare: atHand((postgres) => ({ begin: () => postgres.kill(), end: () => postgres.start() })),
  },
  {
    name: 'the database is frozen (`SIGSTOP`)',
    seconds: 20,
    prepare: atHand((postgres) => ({ begin: () => postgres.freeze(), end: () => postgres.thaw() })),
  },
  {
    name: 'the database only reads',
    seconds: 5,
    prepare: atHand((postgres) => {
      const readOnly = async (state: 'on' | 'off') => {
        await postgres.sql(`alter system set default_transaction_read_only = ${state}`);
        await postgres.sql('select pg_reload_conf()');
      };
      return { begin: () => readOnly('on'), end: () => readOnly('off') };
    }),
  },
  {
    name: 'connections die silently (a proxy stops forwarding)',
    seconds: 20,
    async prepare(together) {
      const postgres = together.use(await startOwnPostgres());
      const proxy = await startProxy({ host: '127.0.0.1', port: postgres.port });
      together.defer(() => proxy.close());
      const url = new URL(postgres.url);
      url.port = String(proxy.port);
      return {
        postgres,
        stage: {
          databaseUrl: url.href,
          begin: async () => proxy.freeze(),
          end: async () => proxy.thaw(),
        },
      };
    },
  },
  {
    name: 'the database’s disk is full (tables; the log of writes has its own)',
    seconds: 10,
    async prepare(together) {
      const disk = await smallDisk(together, 128);
      const postgres = together.use(await startOwnPostgres({ dataFolder: disk }));
      const filler = join(disk, 'filler');
      return {
        postgres,
        stage: {
          databaseUrl: postgres.url,
          begin: () => fill(filler),
          end: () => rm(filler),
        },
      };
    },
  },
  {
    name: 'the database’s disk is full, the log of writes on it too: it ends itself',
    seconds: 10,
    async prepare(together) {
      const disk = await smallDisk(together, 256);
      const postgres = together.use(
        await startOwnPostgres({ dataFolder: disk, hasLogBeside: true }),
      );
      const filler = join(disk, 'filler');
      return {
        postgres,
        stage: {
          databaseUrl: postgres.url,
          begin: () => fillWithLog(filler, postgres),
          async end() {
            await rm(filler);
            await postgres.startIfEnded();
          },
        },
      };
    },
  },
];

/**
 * No room from now on, for the log of writes neither. Some of it was made in advance: it goes on to
 * the next part until there is none, which PostgreSQL ends itself over.
 */
async function fillWithLog(filler: string, { url }: OwnPostgres): Promise<void> {
  // A session from before: a full disk lets nobody in.
  const client = new pg.Client({ connectionString: url });
  let isOver = false;
  client.on('error', () => {});
  client.on('end', () => {
    isOver = true;
  });
  await client.connect();
  await fill(filler);
  const giveUpAt = Date.now() + 30_000;
  while (!isOver) {
    if (Date.now() > giveUpAt) throw new Error('PostgreSQL goes on without room for its log');
    await client
      .query(`select pg_logical_emit_message(true, 'proof', 'x'), pg_switch_wal()`)
      .catch(() => delay(100));
  }
}

/** Writes until there is no room left. */
async function fill(file: string): Promise<void> {
  const some = Buffer.alloc(64 * 1024);
  await using handle = await open(file, 'w');
  for (;;) {
    try {
      await handle.write(some);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}

/** A disk of its own, which only root can make. */
async function smallDisk(together: AsyncDisposableStack, megabytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-disk-'));
  const options = `size=${megabytes}m,mode=755`;
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).catch(() => {
    throw new Error('This needs a disk of its own, which only root can make (mount -t tmpfs).');
  });
  together.defer(async () => {
    await run('umount', ['-l', folder]);
    await rmdir(folder);
  });
  return folder;
}

/** Each trouble so many times, under three processes whose members write all the while. */
export const troubles = (times: number): Proof[] =>
  TROUBLES.map(({ name, seconds, prepare }) => ({
    name: `trouble: ${name}`,
    async run(report) {
      await using together = new AsyncDisposableStack();
      const { postgres, stage } = await prepare(together);
      const { urls, stillRun } = await threeProcesses(
        { DATABASE_URL: stage.databaseUrl },
        together,
      );
      const writers = new Writers(urls);
      together.use(writers);
      await writers.begin();
      const backAfter: number[] = [];
      for (let time = 1; time <= times; time++) {
        const before = writers.refused;
        await stage.begin();
        await delay(seconds * 1000);
        await stage.end();
        backAfter.push(await writers.untilAllWrite());
        stillRun();
        if (writers.refused === before) throw new Error('the trouble troubled nobody');
        report(
          `${time}: ${writers.acknowledged.length} acknowledged, back after ${backAfter.at(-1)?.toFixed(1)} s`,
        );
        await delay(5_000);
      }
      await writers.end();
      const lost = await writers.lost(postgres.url);
      const acknowledged = writers.acknowledged.length;
      return { trouble: name, times, acknowledged, lost, backAfter, since: 'it was over' };
    },
  }));
