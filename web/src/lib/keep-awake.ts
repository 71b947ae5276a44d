import { useEffect } from 'react';

/** Keeps the screen lit where the browser can. It lets go whenever the page is hidden, so it asks again. */
export function useKeepAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isOver) await given.release();
        else lock = given;
      } catch {
        // A low battery may say no; the timer goes by the clock anyway.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isWanted]);
}
