import { whenIdle } from './when-idle.ts';

/** So short that nobody who types or scrolls has to wait for it. */
const SLICE_MS = 4;
/** Where a browser does not tell when it is idle. */
const PAUSE_MS = 50;

/**
 * Goes through the steps of some work whenever the page has nothing to do, a slice at a time, until
 * it is done or stopped. Somebody else may go on with the same steps later.
 */
export function inIdleTime(steps: Iterator<unknown>): () => void {
  let isStopped = false;
  const slice = () => {
    const until = performance.now() + SLICE_MS;
    while (!isStopped && performance.now() < until) isStopped = steps.next().done === true;
    if (!isStopped) later();
  };
  const later = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(slice);
    else setTimeout(slice, PAUSE_MS);
  };
  void whenIdle().then(slice);
  return () => {
    isStopped = true;
  };
}
