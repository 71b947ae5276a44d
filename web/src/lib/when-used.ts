const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;
const AT_LATEST_MS = 8000;

/**
 * For what nobody needs before they have begun to use the page, and what must not hold up its first
 * moments: waits for the first touch, key or scroll, or until the page has been there for a while.
 */
export function whenUsed(): Promise<void> {
  return new Promise((resolve) => {
    const begun = new AbortController();
    const done = () => {
      begun.abort();
      resolve();
    };
    for (const sign of SIGNS_OF_USE) {
      addEventListener(sign, done, { once: true, passive: true, signal: begun.signal });
    }
    const latest = setTimeout(done, AT_LATEST_MS);
    begun.signal.addEventListener('abort', () => clearTimeout(latest));
  });
}
