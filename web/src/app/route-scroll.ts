import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * A page that is gone to starts at its top; coming back, the router returns to the line. The router
 * leaves the scroll position of the page before where an address names a part that is no element,
 * such as a tab of the Action Hub: there the top is gone to here.
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
