import { whenIdle } from './when-idle.ts';

const SLICE_MS = 4;
const PAUSE_MS = 50;

export function runWhenIdle(steps: Iterator<unknown>): () => void {
  let isStopped = false;
  const runSlice = () => {
    const until = performance.now() + SLICE_MS;
    while (!isStopped && performance.now() < until) isStopped = steps.next().done === true;
    if (!isStopped) scheduleSlice();
  };
  const scheduleSlice = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(runSlice);
    else setTimeout(runSlice, PAUSE_MS);
  };
  void whenIdle().then(runSlice);
  return () => {
    isStopped = true;
  };
}
