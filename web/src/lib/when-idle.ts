const AT_LATEST_MS = 3000;

/** For what can wait until the page has nothing better to do. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: AT_LATEST_MS });
    else setTimeout(resolve, AT_LATEST_MS / 2);
  });
}
