import { useEffect } from 'react';

/**
 * The browser releases a wake lock whenever the page is hidden. The hook requests a new one when
 * the page is visible again.
 */
export function useKeepAwake(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isReleased = false;
    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const sentinel = await navigator.wakeLock.request('screen');
        if (isReleased) await sentinel.release();
        else lock = sentinel;
      } catch {
        // The browser may refuse to keep the screen on when the battery is low. The timer works
        // without it.
      }
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isReleased = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, [isEnabled]);
}
