import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Engine } from '../engine.ts';
import { lockFolder } from './folder-lock.ts';
import { keepToOwner, refuseUnlessWhole } from './whole-database.ts';
import { Wire } from './wire.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker.ts';

export interface EmbeddedOptions {
  /** Called when the database's thread dies under us: the process cannot go on without it. */
  onCrash(error: Error): void;
}

/** Opens the embedded database in a folder of its own below `dataDir`, and holds it alone. */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Engine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(join(dataDir, 'database.lock'));
  try {
    const folder = join(dataDir, 'database');
    await initialiseOnce(folder);
    await keepToOwner(folder);
    // We hold the lock, so a postmaster.pid can only be what a killed process left behind.
    await rm(join(folder, 'postmaster.pid'), { force: true });
    const engine = await startWorker({ folder }, options);
    return {
      ...engine,
      async close() {
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database in memory, empty or started from a dumped folder: what each test file gets. */
export function openInMemory(
  data: Pick<WorkerOptions, 'dump' | 'wasm'>,
  options: EmbeddedOptions,
): Promise<Engine> {
  return startWorker(data, options);
}

/** A kill while the first files are written must not spoil the folder: make it beside, then rename. */
async function initialiseOnce(folder: string): Promise<void> {
  if (existsSync(folder)) return refuseUnlessWhole(folder);
  const beside = `${folder}.new`;
  await rm(beside, { recursive: true, force: true });
  const engine = await startWorker({ folder: beside }, { onCrash() {} });
  await engine.close();
  await rename(beside, folder);
}

async function startWorker(data: WorkerOptions, options: EmbeddedOptions): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data });
  await answer(worker, 'ready');
  let closing = false;
  worker.on('error', (error) => options.onCrash(error as Error));
  worker.on('exit', (code) => {
    if (!closing) options.onCrash(new Error(`the database thread ended with code ${code}`));
  });
  const pool = new pg.Pool({
    // PGlite is one backend: one client at a time, each for a whole transaction.
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    // Nothing here can be unreachable: this is how long a request waits for its turn.
    connectionTimeoutMillis: 15_000,
    user: 'postgres',
    database: 'postgres',
    stream: () => new Wire(worker) as never,
  });
  return {
    kind: 'embedded',
    pool,
    transactionSettings: null,
    replica: null,
    async asOwner(work) {
      const client = await pool.connect();
      try {
        await client.query('reset role');
        return await work(client);
      } finally {
        // The next client starts with a clean session, whatever was set or left open here.
        client.release(true);
      }
    },
    async close() {
      closing = true;
      await pool.end();
      // The pool does not wait for its client's last words, such as a read's commit: they leave first.
      await new Promise(setImmediate);
      const closed = answer(worker, 'closed');
      worker.postMessage({ close: true } satisfies ToWorker);
      await closed;
      await worker.terminate();
    },
  };
}

function answer(worker: Worker, kind: 'ready' | 'closed'): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (message: FromWorker) => {
      if (!(kind in message)) return;
      worker.off('message', settle);
      worker.off('error', reject);
      resolve();
    };
    worker.on('message', settle);
    worker.on('error', reject);
  });
}
