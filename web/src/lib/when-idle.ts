const TIMEOUT_MS = 3000;

export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: TIMEOUT_MS });
    else setTimeout(resolve, TIMEOUT_MS / 2);
  });
}
