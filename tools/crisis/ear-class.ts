import { parentPort, workerData } from 'node:worker_threads';
import { teachClass } from './train-ears.ts';

// A thread of its own for some of the ears.
teachClass(workerData as number, (name, weights) => parentPort?.postMessage({ name, weights }));
