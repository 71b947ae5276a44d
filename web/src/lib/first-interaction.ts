const INTERACTION_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'scroll',
] as const;
const TIMEOUT_MS = 8000;

export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const begun = new AbortController();
    const done = () => {
      begun.abort();
      resolve();
    };
    for (const sign of INTERACTION_EVENTS) {
      addEventListener(sign, done, { once: true, passive: true, signal: begun.signal });
    }
    const latest = setTimeout(done, TIMEOUT_MS);
    begun.signal.addEventListener('abort', () => clearTimeout(latest));
  });
}
