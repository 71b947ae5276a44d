import { parentPort } from 'node:worker_threads';
import { understand } from './understand.ts';

/** A thread that does nothing but understand messages, one after the other. */

if (!parentPort) throw new Error('understand-thread.ts runs as a worker thread');
const port = parentPort;

port.on('message', (message: string) => {
  const { meanings, ...rest } = understand(message);
  // Numbers and names go from thread to thread faster than hundreds of small objects.
  const likelihoods = Float64Array.from(meanings, ({ likelihood }) => likelihood);
  const names = meanings.map(({ kind, id }) => `${kind}:${id}`).join(' ');
  port.postMessage({ likelihoods, names, ...rest } satisfies UnderstoodParts, [likelihoods.buffer]);
});

export interface UnderstoodParts {
  likelihoods: Float64Array;
  names: string;
  leaning: number;
  unmet: string[];
}
