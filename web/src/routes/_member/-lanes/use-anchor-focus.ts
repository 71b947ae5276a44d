import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * The browser scrolls to an anchor before the session guard has rendered the page, so this hook
 * scrolls again.
 */
export function useAnchorFocus(id: string, target: RefObject<HTMLElement | null>) {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link must scroll again.
  useEffect(() => {
    if (location.hash !== id) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [location, id]);
}
