import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** The page comes up after its guard, too late for the browser's own jump: an anchor does it itself. */
export function useAnchorFocus(id: string, target: RefObject<HTMLElement | null>) {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again jumps again.
  useEffect(() => {
    if (location.hash !== id) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [location, id]);
}
