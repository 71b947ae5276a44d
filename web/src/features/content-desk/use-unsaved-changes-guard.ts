import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Asks for confirmation before leaving a page with unsaved changes. Uses the router's history
 * object, because the router's own hook would add to the bundle that members load.
 */
export function useUnsavedChangesGuard(isChanged: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    if (!isChanged) return;
    return history.block({
      blockerFn: async () => !window.confirm('Leave without saving what you changed?'),
      enableBeforeUnload: true,
    });
  }, [history, isChanged]);
}
