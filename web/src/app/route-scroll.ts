import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Some URL hashes select a tab instead of an element. For these, the router alone would keep the
 * scroll position of the previous page.
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
