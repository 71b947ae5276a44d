import { argon2Sync } from 'node:crypto';
import { constants } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../../ports/lower-priority.ts';

export interface HashJob {
  message: string;
  nonce: Uint8Array;
  tagLength: number;
  memory: number;
  passes: number;
  parallelism: number;
}

if (!parentPort) throw new Error('hash-thread.ts must be started as a worker thread');
const port = parentPort;

lowerThreadPriority(constants.priority.PRIORITY_LOW);

port.on('message', (job: HashJob) => port.postMessage(argon2Sync('argon2id', job)));
