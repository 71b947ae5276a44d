import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';

/** After a change of page, keyboard and screen reader start at its heading instead of the old link. */
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
