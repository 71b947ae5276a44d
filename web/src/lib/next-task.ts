/** Gives way to taps, scrolling and drawing before the work goes on. */
export function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
