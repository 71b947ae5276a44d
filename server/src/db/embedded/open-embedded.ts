import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Engine } from '../engine.ts';
import { requireIntactDatabase, restrictToOwner } from './database-folder.ts';
import { unpackEmptyDatabase } from './empty-database.ts';
import { lockFolder } from './folder-lock.ts';
import { Wire } from './wire.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker.ts';

export interface EmbeddedOptions {
  onCrash(error: Error): void;
}

export async function openEmbedded(dataDir: string, options: EmbeddedOptions): Promise<Engine> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(join(dataDir, 'database.lock'));
  try {
    const folder = join(dataDir, 'database');
    await initialiseOnce(folder);
    await restrictToOwner(folder);
    // A killed process may have left the file `postmaster.pid`. Our lock on the folder shows that
    // no other process is running.
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

export function openInMemory(
  data: Pick<WorkerOptions, 'dump' | 'wasm'>,
  options: EmbeddedOptions,
): Promise<Engine> {
  return startWorker(data, options);
}

/**
 * The database folder is renamed when it is complete, so that a killed process leaves no broken
 * database.
 */
async function initialiseOnce(folder: string): Promise<void> {
  if (existsSync(folder)) return requireIntactDatabase(folder);
  const beside = `${folder}.new`;
  await rm(beside, { recursive: true, force: true });
  await unpackEmptyDatabase(beside);
  await requireIntactDatabase(beside);
  await rename(beside, folder);
}

async function startWorker(data: WorkerOptions, options: EmbeddedOptions): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data });
  await waitForMessage(worker, 'ready');
  let closing = false;
  worker.on('error', (error) => options.onCrash(error as Error));
  worker.on('exit', (code) => {
    if (!closing)
      options.onCrash(new Error(`the thread of the embedded database exited with code ${code}`));
  });
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
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
        client.release(true);
      }
    },
    async close() {
      closing = true;
      await pool.end();
      // `pool.end` does not wait until the connections have sent their last messages.
      await new Promise(setImmediate);
      const closed = waitForMessage(worker, 'closed');
      worker.postMessage({ close: true } satisfies ToWorker);
      await closed;
      await worker.terminate();
    },
  };
}

function waitForMessage(worker: Worker, kind: 'ready' | 'closed'): Promise<void> {
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
