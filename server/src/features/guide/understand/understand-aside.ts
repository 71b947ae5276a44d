import { Worker } from 'node:worker_threads';
import { type Understood, understanding } from './understand.ts';
import type { Told } from './understand-thread.ts';

interface Waiting {
  resolve: (understood: Understood) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  /** Whoever asked first is answered first. */
  waiting: Waiting[];
}

let thread: Thread | null = null;

/**
 * What a message means, worked out in a thread of its own: a millisecond or two, and a tenth of a
 * second the first time, that nobody else waits for.
 */
export function understandAside(message: string): Promise<Understood> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  return new Promise((resolve, reject) => {
    worker.ref();
    worker.postMessage(message);
    waiting.push({ resolve, reject });
  });
}

function startThread(): Thread {
  const worker = new Worker(new URL('./understand-thread.ts', import.meta.url));
  const waiting: Waiting[] = [];
  const started = { worker, waiting };
  let understood = understanding([]);
  worker.on('message', (told: Told) => {
    if ('labels' in told) {
      understood = understanding(told.labels);
      return;
    }
    waiting.shift()?.resolve(understood(told.reading));
    // An idle thread keeps no process alive.
    if (waiting.length === 0) worker.unref();
  });
  // A thread that has failed is not used again; the next message starts another.
  const fail = (error: Error) => {
    if (thread === started) thread = null;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the understanding thread ended with code ${code}`)));
  return started;
}
