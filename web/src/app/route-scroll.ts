import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Scrolls to the top of the new page if its hash matches no element, for example because the hash
 * selects a tab. The router alone would keep the old scroll position.
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
