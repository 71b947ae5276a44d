import { Worker } from 'node:worker_threads';
import { traceStep } from '../../ports/trace.ts';
import { AuthError } from '../auth-error.ts';
import { HashLanes, type Lane, LaneFull } from './hash-lanes.ts';
import type { HashJob } from './hash-thread.ts';

const idle: Worker[] = [];
const lanes = new HashLanes(2, 60_000);

export function configureHashThreads(requestTimeoutMs: number, threads: number): void {
  lanes.maxWaitMs = requestTimeoutMs / 2;
  lanes.slots = threads;
}

export const hashLoad = () => lanes.load();

export async function derive(job: HashJob, lane: Lane, account?: string): Promise<Buffer> {
  try {
    return await traceStep('password hash', { lane }, () =>
      lanes.run(lane, account, () => runIn(idle.pop() ?? startThread(), job)),
    );
  } catch (error) {
    if (!(error instanceof LaneFull)) throw error;
    throw new AuthError(
      429,
      'over_request_rate_limit',
      'Too many people are signing in right now. Please try again in a moment.',
      { headers: { 'Retry-After': '5' } },
    );
  }
}

function startThread(): Worker {
  return new Worker(new URL('./hash-thread.ts', import.meta.url));
}

function runIn(thread: Worker, job: HashJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number) => reject(new Error(`the hashing thread ended with code ${code}`));
    thread.once('error', reject).once('exit', ended);
    thread.once('message', (tag: Uint8Array) => {
      thread.off('error', reject).off('exit', ended);
      thread.unref();
      idle.push(thread);
      resolve(Buffer.from(tag));
    });
    thread.ref();
    thread.postMessage(job);
  });
}
