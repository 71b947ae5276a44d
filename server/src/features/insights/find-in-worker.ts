import { Worker } from 'node:worker_threads';
import type { InsightTask } from './insight-worker.ts';

export interface InsightFinder {
  find(task: InsightTask): Promise<string[]>;
  close(): Promise<void>;
}

export function startFinder(): InsightFinder {
  const worker = new Worker(new URL('./insight-worker.ts', import.meta.url));
  let pending: PromiseWithResolvers<string[]> | null = null;
  worker.on('message', (reports: string[]) => pending?.resolve(reports));
  worker.on('error', (error) => pending?.reject(error));
  worker.on('exit', (code) =>
    pending?.reject(new Error(`the insights worker exited with code ${code}`)),
  );
  return {
    find(task) {
      pending = Promise.withResolvers<string[]>();
      worker.postMessage(task);
      return pending.promise;
    },
    async close() {
      await worker.terminate();
    },
  };
}
