import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a change of page, keyboard and screen reader start at its heading instead of the old link. */
export function useRouteFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        const main = document.getElementById('main');
        const target = main?.querySelector('h1') ?? main;
        target?.setAttribute('tabindex', '-1');
        target?.focus({ preventScroll: true });
      }),
    [router],
  );
}
