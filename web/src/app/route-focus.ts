import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';

/**
 * Moves the focus to the page heading after a navigation, so that keyboard and screen reader users
 * start at the top of the new page.
 */
export function useRouteFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation && pathChanged && !toLocation.hash) focusHeading();
      }),
    [router],
  );
}
