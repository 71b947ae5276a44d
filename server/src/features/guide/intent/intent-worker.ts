import { parentPort } from 'node:worker_threads';
import { loadClassifier, type Prediction } from './classify-intent.ts';

/** Worker thread that classifies messages one after the other. */

if (!parentPort) throw new Error('intent-worker.ts must run as a worker thread');
const port = parentPort;

/** The labels once, then one prediction per message. */
export type WorkerMessage = { labels: readonly string[] } | { prediction: Prediction };
const post = (message: WorkerMessage) => port.postMessage(message);

post({ labels: loadClassifier().labels });
port.on('message', (message: string) => post({ prediction: loadClassifier().predict(message) }));
