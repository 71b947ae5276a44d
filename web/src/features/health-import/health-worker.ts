import { type FileProblem, HealthFileError } from '@hearthway/domain/health-import/file-problem';
import type { HealthFile } from '@hearthway/domain/health-import/health-day';
import { readHealthFile } from './read-health-file.ts';

export interface ReadTask {
  file: File;
  today: string;
}

export type ReadMessage = { share: number } | { file: HealthFile } | { problem: FileProblem };

const EVERY_MS = 100;

const post = (message: ReadMessage) => postMessage(message);

addEventListener('message', async ({ data: { file, today } }: MessageEvent<ReadTask>) => {
  let reportedAt = 0;
  const onProgress = (share: number) => {
    if (performance.now() - reportedAt < EVERY_MS) return;
    reportedAt = performance.now();
    post({ share });
  };
  try {
    post({ file: await readHealthFile(file, { name: file.name, today, onProgress }) });
  } catch (error) {
    if (error instanceof HealthFileError) post({ problem: error.problem });
    else post({ problem: error instanceof DOMException ? 'unreadable' : 'unexpected' });
  }
});
