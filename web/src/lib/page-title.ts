import { useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { config } from './config.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    /** The page opens offline: the service worker precaches it and the guard keeps it open. */
    worksOffline?: boolean;
  }
}

function setTitle(title: string | undefined) {
  document.title = title ? `${title} · ${config.productName}` : config.productName;
}

export function useRouteTitle() {
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useLayoutEffect(() => setTitle(title), [title]);
}

/** For a page whose title depends on its data; runs after the route's own title. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
