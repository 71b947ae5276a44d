import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Scrolls to the top after a navigation to a hash that matches no element (such as a tab of the
 * Action Hub). The router handles every other case but keeps the old scroll position for this one.
 */
export function useRouteScroll() {
  const router = useRouter();
  useEffect(() => {
    let isNewStep = false;
    const stopHistory = router.history.subscribe(({ action }) => {
      isNewStep = action.type === 'PUSH' || action.type === 'REPLACE';
    });
    const stopRouter = router.subscribe('onRendered', ({ pathChanged, toLocation: { hash } }) => {
      if (!isNewStep || !pathChanged || !hash || document.getElementById(hash)) return;
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    return () => {
      stopHistory();
      stopRouter();
    };
  }, [router]);
}
