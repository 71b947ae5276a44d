/**
 * Waits for the next task, so that the browser can handle input and paint before the work
 * continues.
 */
export function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
