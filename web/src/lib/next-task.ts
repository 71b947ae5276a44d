/** Lets the browser handle input and painting before the work continues. */
export function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
