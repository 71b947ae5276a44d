import { constants } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Crisis } from '@hearthway/domain/guide/detect-crisis';
import { lowerThreadPriority } from '../../../ports/lower-priority.ts';
import { type CrisisOptions, classifyCrisis } from '../crisis/classify-crisis.ts';
import { loadClassifier, type Prediction } from './classify-intent.ts';

if (!parentPort) throw new Error('intent-worker.ts must run as a worker thread');
const port = parentPort;
lowerThreadPriority(constants.priority.PRIORITY_BELOW_NORMAL);

export interface WorkerRequest extends CrisisOptions {
  task: 'intent' | 'crisis';
  message: string;
}

export type CrisisVerdict = Pick<Crisis, 'answer' | 'kind'>;

export type WorkerMessage =
  | { labels: readonly string[] }
  | { prediction: Prediction }
  | { crisis: CrisisVerdict | null };
const post = (message: WorkerMessage) => port.postMessage(message);

post({ labels: loadClassifier().labels });
port.on('message', ({ task, message, ...options }: WorkerRequest) => {
  if (task === 'intent') return post({ prediction: loadClassifier().predict(message) });
  const crisis = classifyCrisis(message, options);
  post({ crisis: crisis && { answer: crisis.answer, kind: crisis.kind } });
});
