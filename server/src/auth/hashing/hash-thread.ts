import { argon2Sync } from 'node:crypto';
import { constants } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { giveWay } from '../../ports/give-way.ts';

/** A thread that does nothing but argon2id, one password after the other. */

export interface HashJob {
  message: string;
  nonce: Uint8Array;
  tagLength: number;
  memory: number;
  passes: number;
  parallelism: number;
}

if (!parentPort) throw new Error('hash-thread.ts runs as a worker thread');
const port = parentPort;

// On Linux a priority is a thread's own: whoever reads a page goes before whoever signs in.
if (process.platform === 'linux') giveWay(constants.priority.PRIORITY_LOW);

port.on('message', (job: HashJob) => port.postMessage(argon2Sync('argon2id', job)));
