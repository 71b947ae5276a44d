import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** The thread that owns PGlite: bytes of the Postgres protocol in, bytes out, strictly in order. */

export interface WorkerOptions {
  /** The folder to open; nothing means a database in memory. */
  folder?: string;
  /** A dumped data folder to start from. */
  dump?: string;
  /** PGlite already compiled, for who opens many. */
  wasm?: PGliteOptions['pgliteWasmModule'];
}

export type ToWorker = { bytes: Uint8Array } | { reset: true } | { close: true };
export type FromWorker = { ready: true } | { bytes: Uint8Array } | { closed: true };

if (!parentPort) throw new Error('worker.ts runs as a worker thread');
const port = parentPort;
const options = workerData as WorkerOptions;

/**
 * PGlite writes over all its buffers when it starts, so that they are memory at once: 128 MB as it
 * comes. The rows of a small practice fit into these, and the operating system keeps the files at hand.
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
    // A client went away, perhaps inside a transaction; the next one must find a clean session.
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
