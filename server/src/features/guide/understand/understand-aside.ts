import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { partsOf, type Understood } from './understand.ts';
import type { UnderstoodParts } from './understand-thread.ts';

interface Waiting {
  resolve: (understood: Understood) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  /** Whoever asked first is answered first. */
  waiting: Waiting[];
}

/** More would only take turns, and each holds what was learned: some twenty megabytes. */
const MOST_THREADS = Math.min(2, availableParallelism());

const threads = new Set<Thread>();

/** What a message means, worked out in a thread of its own: some milliseconds that nobody else waits for. */
export function understandAside(message: string): Promise<Understood> {
  const { worker, waiting } = freest();
  return new Promise((resolve, reject) => {
    worker.ref();
    waiting.push({ resolve, reject });
    worker.postMessage(message);
  });
}

/** Another thread is started when all are busy, up to the most. */
function freest(): Thread {
  const [first] = [...threads].sort((a, b) => a.waiting.length - b.waiting.length);
  const isBusy = !first || first.waiting.length > 0;
  return isBusy && threads.size < MOST_THREADS ? startThread() : (first ?? startThread());
}

function startThread(): Thread {
  const worker = new Worker(new URL('./understand-thread.ts', import.meta.url));
  const waiting: Waiting[] = [];
  const started = { worker, waiting };
  threads.add(started);
  worker.on('message', (parts: UnderstoodParts) => {
    waiting.shift()?.resolve(understoodOf(parts));
    // An idle thread keeps no process alive.
    if (waiting.length === 0) worker.unref();
  });
  // A thread that has failed is not used again; the next message starts another.
  const fail = (error: Error) => {
    threads.delete(started);
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the understanding thread ended with code ${code}`)));
  return started;
}

function understoodOf({ likelihoods, names, ...rest }: UnderstoodParts): Understood {
  const meanings = names
    .split(' ')
    .map((name, index) => ({ ...partsOf(name), likelihood: likelihoods[index] ?? 0 }));
  return { meanings, ...rest };
}
