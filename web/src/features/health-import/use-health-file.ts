import type { FileProblem } from '@hearthway/domain/health-import/file-problem';
import type { HealthFile } from '@hearthway/domain/health-import/health-day';
import { startTransition, useEffect, useRef, useState } from 'react';
import { calendarDay } from '../../lib/calendar-day.ts';
import type { ReadMessage, ReadTask } from './health-worker.ts';

export type Reading =
  | { state: 'idle' }
  | { state: 'reading'; name: string; share: number }
  | { state: 'failed'; name: string; problem: FileProblem }
  | { state: 'found'; name: string; file: HealthFile };

const IDLE: Reading = { state: 'idle' };

export function useHealthFile() {
  const [reading, setReading] = useState<Reading>(IDLE);
  const worker = useRef<Worker>(null);

  const stop = () => worker.current?.terminate();
  useEffect(() => () => worker.current?.terminate(), []);

  function start(file: File): void {
    stop();
    const { name } = file;
    const end = (result: Reading) => {
      stop();
      startTransition(() => setReading(result));
    };
    const own = new Worker(new URL('./health-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    setReading({ state: 'reading', name, share: 0 });
    own.onmessage = ({ data }: MessageEvent<ReadMessage>) => {
      if ('share' in data) setReading({ state: 'reading', name, share: data.share });
      else if ('file' in data) end({ state: 'found', name, file: data.file });
      else end({ state: 'failed', name, problem: data.problem });
    };
    own.onerror = () => end({ state: 'failed', name, problem: 'unexpected' });
    own.postMessage({ file, today: calendarDay() } satisfies ReadTask);
  }

  function reset(): void {
    stop();
    setReading(IDLE);
  }

  return { reading, start, reset };
}
