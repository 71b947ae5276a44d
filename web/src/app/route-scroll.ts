import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Scrolls to the top after a navigation to a hash that matches no element, such as a tab of the
 * Action Hub. In that case the router keeps the old scroll position; it handles every other case
 * itself.
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
