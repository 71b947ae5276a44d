import { Worker } from 'node:worker_threads';
import { type CrisisOptions, classifyCrisis } from '../crisis/classify-crisis.ts';
import { type Classification, createDecoder } from './classify-intent.ts';
import type { CrisisVerdict, WorkerMessage, WorkerRequest } from './intent-worker.ts';

type Result = Exclude<WorkerMessage, { labels: readonly string[] }>;

interface Pending {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

interface IntentWorker {
  worker: Worker;
  pending: Pending[];
  decode: ReturnType<typeof createDecoder>;
}

let running: IntentWorker | null = null;

export async function classifyInWorker(message: string): Promise<Classification> {
  const { result, decode } = await runInWorker({ task: 'intent', message });
  if (!('prediction' in result)) throw new Error('the intent worker answered another request');
  return decode(result.prediction);
}

/** If the worker fails, this thread detects the crisis: nobody in danger may get an error. */
export async function detectCrisisInWorker(
  message: string,
  options: CrisisOptions = {},
): Promise<CrisisVerdict | null> {
  try {
    const { result } = await runInWorker({ task: 'crisis', message, ...options });
    if ('crisis' in result) return result.crisis;
  } catch {
    // The worker failed, so this thread classifies the message.
  }
  return classifyCrisis(message, options);
}

async function runInWorker(request: WorkerRequest) {
  running ??= startWorker();
  const started = running;
  const result = await new Promise<Result>((resolve, reject) => {
    started.worker.ref();
    started.worker.postMessage(request);
    started.pending.push({ resolve, reject });
  });
  return { result, decode: started.decode };
}

function startWorker(): IntentWorker {
  const worker = new Worker(new URL('./intent-worker.ts', import.meta.url));
  const pending: Pending[] = [];
  const started: IntentWorker = { worker, pending, decode: createDecoder([]) };
  worker.on('message', (message: WorkerMessage) => {
    if ('labels' in message) {
      started.decode = createDecoder(message.labels);
      return;
    }
    pending.shift()?.resolve(message);
    if (pending.length === 0) worker.unref();
  });
  const fail = (error: Error) => {
    if (running === started) running = null;
    for (const { reject } of pending.splice(0)) reject(error);
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the intent worker exited with code ${code}`)));
  return started;
}
