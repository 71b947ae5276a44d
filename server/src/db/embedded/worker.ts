import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

export interface WorkerOptions {
  folder?: string;
  dump?: string;
  wasm?: PGliteOptions['pgliteWasmModule'];
}

export type ToWorker = { bytes: Uint8Array } | { reset: true } | { close: true };
export type FromWorker = { ready: true } | { bytes: Uint8Array } | { closed: true };

if (!parentPort) throw new Error('worker.ts runs as a worker thread');
const port = parentPort;
const options = workerData as WorkerOptions;

/**
 * PGlite allocates its whole buffer cache at start. 16 MB instead of 128 is enough, because the
 * operating system caches the files too.
 */
const SETTINGS = ['-c', 'shared_buffers=16MB'];

const database = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...SETTINGS],
  ...(options.folder && { dataDir: options.folder }),
  ...(options.dump && { loadDataDir: new Blob([await readFile(options.dump)]) }),
  ...(options.wasm && { pgliteWasmModule: options.wasm }),
});

async function handle(message: ToWorker): Promise<void> {
  if (database.closed) return;
  if ('bytes' in message) {
    const answer = (await database.execProtocolRaw(message.bytes)).slice();
    port.postMessage({ bytes: answer } satisfies FromWorker, [answer.buffer]);
  } else if ('reset' in message) {
    // The previous client may have disconnected during a transaction, which must not affect the
    // next client.
    await database.exec('rollback');
    await database.exec('discard all');
  } else {
    await database.close();
    port.postMessage({ closed: true } satisfies FromWorker);
  }
}

let queue: Promise<void> = Promise.resolve();
port.on('message', (message: ToWorker) => {
  queue = queue.then(() => handle(message));
});
port.postMessage({ ready: true } satisfies FromWorker);
