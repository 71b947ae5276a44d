import { whenIdle } from './when-idle.ts';

/** Length of one slice of work, short enough not to delay typing or scrolling. */
const SLICE_MS = 4;
/** Pause between two slices in browsers without `requestIdleCallback`. */
const PAUSE_MS = 50;

/**
 * Runs the steps of an iterator in short slices while the page is idle. Returns a function that
 * stops the work; the same iterator can be continued later.
 */
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
