import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Asks before words are left behind that nobody has saved. By the router's history itself: its own
 * hook for this would come along with every page of members.
 */
export function useStayUntilSaved(isChanged: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    if (!isChanged) return;
    return history.block({
      blockerFn: async () => !window.confirm('Leave without saving what you changed?'),
      enableBeforeUnload: true,
    });
  }, [history, isChanged]);
}
