import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

export const askToLeave = (): boolean => window.confirm('Leave without saving your changes?');

/**
 * The router's own hook for unsaved changes is not used, because it would enlarge what members
 * download.
 */
export function useUnsavedChangesGuard(isChanged: boolean, save?: () => Promise<boolean>): void {
  const { history } = useRouter();
  useEffect(() => {
    if (!isChanged) return;
    return history.block({
      blockerFn: async () => !(await save?.()) && !askToLeave(),
      enableBeforeUnload: true,
    });
  }, [history, isChanged, save]);
}
