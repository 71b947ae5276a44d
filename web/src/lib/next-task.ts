/** Waiting for the next task lets the browser handle input and paint before the work continues. */
export function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
