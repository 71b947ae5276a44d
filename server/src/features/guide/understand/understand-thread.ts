import { parentPort } from 'node:worker_threads';
import { type Reading, reader } from './understand.ts';

/** A thread that does nothing but read messages, one after the other. */

if (!parentPort) throw new Error('understand-thread.ts runs as a worker thread');
const port = parentPort;

/** The labels once, then what was read of each message. */
export type Told = { labels: readonly string[] } | { reading: Reading };
const tell = (told: Told) => port.postMessage(told);

tell({ labels: reader().labels });
port.on('message', (message: string) => tell({ reading: reader().read(message) }));
