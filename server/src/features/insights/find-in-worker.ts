import { Worker } from 'node:worker_threads';
import type { InsightReport } from '@hearthway/domain/insights/report';
import type { InsightTask } from './insight-worker.ts';

export interface InsightFinder {
  find(task: InsightTask): Promise<InsightReport>;
  close(): Promise<void>;
}

/**
 * Starts a thread that finds insights, one member after the other. Each test takes some
 * milliseconds, which other members' requests must not wait for.
 */
export function startFinder(): InsightFinder {
  const worker = new Worker(new URL('./insight-worker.ts', import.meta.url));
  let pending: PromiseWithResolvers<InsightReport> | null = null;
  worker.on('message', (report: InsightReport) => pending?.resolve(report));
  worker.on('error', (error) => pending?.reject(error));
  worker.on('exit', (code) =>
    pending?.reject(new Error(`the insights worker exited with code ${code}`)),
  );
  return {
    find(task) {
      pending = Promise.withResolvers<InsightReport>();
      worker.postMessage(task);
      return pending.promise;
    },
    async close() {
      await worker.terminate();
    },
  };
}
