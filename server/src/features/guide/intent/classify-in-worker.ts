import { Worker } from 'node:worker_threads';
import { type Classification, createDecoder } from './classify-intent.ts';
import type { WorkerMessage } from './intent-worker.ts';

interface Pending {
  resolve: (classification: Classification) => void;
  reject: (error: Error) => void;
}

interface IntentWorker {
  worker: Worker;
  /** In request order: the worker answers in the same order. */
  pending: Pending[];
}

let running: IntentWorker | null = null;

/**
 * Classifies in a worker thread, so that other requests do not wait for it: it takes a millisecond or
 * two, and a tenth of a second the first time.
 */
export function classifyInWorker(message: string): Promise<Classification> {
  running ??= startWorker();
  const { worker, pending } = running;
  return new Promise((resolve, reject) => {
    worker.ref();
    worker.postMessage(message);
    pending.push({ resolve, reject });
  });
}

function startWorker(): IntentWorker {
  const worker = new Worker(new URL('./intent-worker.ts', import.meta.url));
  const pending: Pending[] = [];
  const started = { worker, pending };
  let decode = createDecoder([]);
  worker.on('message', (message: WorkerMessage) => {
    if ('labels' in message) {
      decode = createDecoder(message.labels);
      return;
    }
    pending.shift()?.resolve(decode(message.prediction));
    // An idle worker must not keep the process alive.
    if (pending.length === 0) worker.unref();
  });
  // A failed worker is dropped; the next message starts a new one.
  const fail = (error: Error) => {
    if (running === started) running = null;
    for (const { reject } of pending.splice(0)) reject(error);
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the intent worker exited with code ${code}`)));
  return started;
}
