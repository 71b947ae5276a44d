import { parentPort, workerData } from 'node:worker_threads';
import { trainShare } from './train-server-model.ts';

trainShare(workerData as number, (name, weights) => parentPort?.postMessage({ name, weights }));
