import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@hearthway/server/testing/server-process';
import { findPostgres, findServerOwner, waitUntilReady } from '../../postgres-server.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;

/**
 * Unlike other test servers, this one keeps fsync on, because committed data must survive a crash.
 */
export interface CrashablePostgres extends AsyncDisposable {
  url: string;
  port: number;
  version: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  startIfEnded(): Promise<void>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  sql(text: string): Promise<void>;
}

interface Options {
  dataFolder?: string;
  /** If the write-ahead log is in the data folder, a full disk affects both. */
  isWalOnSameDisk?: boolean;
}

export async function startCrashablePostgres({
  dataFolder,
  isWalOnSameDisk: hasLogBeside = false,
}: Options = {}): Promise<CrashablePostgres> {
  const bin = await findPostgres();
  const owner = await findServerOwner();
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-own-pg-'));
  const data = dataFolder ? join(dataFolder, 'data') : join(folder, 'data');
  if (owner) {
    await chown(folder, owner.uid, owner.gid);
    await mkdir(data, { mode: 0o700 });
    await chown(data, owner.uid, owner.gid);
  }
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  const log = hasLogBeside ? [] : ['-X', join(folder, 'wal')];
  await run(join(bin, 'initdb'), ['-D', data, ...log, ...options], { ...owner, cwd: folder });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    ...(hasLogBeside ? ['min_wal_size=32MB', 'max_wal_size=48MB'] : []),
  ];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  const processes = async () => {
    const { pid } = child;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    return [pid as number, ...children.split(' ').filter(Boolean).map(Number)];
  };
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await processes()) killIfRunning(pid, name);
  };
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const server: CrashablePostgres = {
    url,
    port,
    version: await readVersion(bin),
    async start() {
      child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((s) => ['-c', s])], {
        ...owner,
        cwd: folder,
        stdio: 'ignore',
      });
      await waitUntilReady(bin, port);
    },
    async startIfEnded() {
      const giveUpAt = Date.now() + TIMEOUT_MS;
      // A PostgreSQL server that recovers from a crash may stop again, so the check is repeated.
      while (
        !(await server.sql('select 1').then(
          () => true,
          () => false,
        ))
      ) {
        if (Date.now() > giveUpAt)
          throw new Error(`PostgreSQL did not answer again within ${TIMEOUT_MS / 1000} s`);
        if (hasEnded()) await server.start();
        await delay(100);
      }
    },
    async kill() {
      const ended = once(child, 'exit');
      await signal('SIGKILL');
      await ended;
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async sql(text) {
      await run(join(bin, 'psql'), ['-qX', url, '-c', text]);
    },
    async [Symbol.asyncDispose]() {
      await signal('SIGCONT');
      if (!hasEnded()) {
        const ended = once(child, 'exit');
        child.kill('SIGQUIT');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

export async function readVersion(bin: string): Promise<string> {
  const { stdout } = await run(join(bin, 'postgres'), ['--version']);
  return /\d+/.exec(stdout)?.[0] ?? '';
}

function killIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}
