import { Worker } from 'node:worker_threads';
import { AuthError } from '../auth-error.ts';
import type { HashJob } from './hash-thread.ts';

/** As many as a small server has cores; more would only take turns. */
const AT_ONCE = 2;
/** Ten seconds' worth. Whoever comes later is better told so than kept waiting. */
const LONGEST_QUEUE = 400;

const idle: Worker[] = [];
let running = 0;
const waiting: (() => void)[] = [];

/** Derives the tag of a password in a thread of low priority; two at once, the others in line. */
export async function derive(job: HashJob): Promise<Buffer> {
  if (waiting.length >= LONGEST_QUEUE) {
    throw new AuthError(
      503,
      'request_timeout',
      'Too many people are signing in. Please try again.',
      { headers: { 'Retry-After': '5' } },
    );
  }
  if (running < AT_ONCE) running++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await runIn(idle.pop() ?? startThread(), job);
  } finally {
    // The place is handed to the next in line, or given up.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function startThread(): Worker {
  return new Worker(new URL('./hash-thread.ts', import.meta.url));
}

function runIn(thread: Worker, job: HashJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // A thread that fails is not used again.
    const ended = (code: number) => reject(new Error(`the hashing thread ended with code ${code}`));
    thread.once('error', reject).once('exit', ended);
    thread.once('message', (tag: Uint8Array) => {
      thread.off('error', reject).off('exit', ended);
      // An idle thread keeps no process alive.
      thread.unref();
      idle.push(thread);
      resolve(Buffer.from(tag));
    });
    thread.ref();
    thread.postMessage(job);
  });
}
