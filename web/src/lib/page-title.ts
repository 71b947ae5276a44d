import { useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { config } from './config.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    /** The page opens without a network: the service worker keeps it, and the guard lets it stay open. */
    worksOffline?: boolean;
  }
}

function setTitle(title: string | undefined) {
  document.title = title ? `${title} · ${config.productName}` : config.productName;
}

/** Names the document after the deepest route that has a title. */
export function useRouteTitle() {
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useLayoutEffect(() => setTitle(title), [title]);
}

/** For a page whose name is known only once its data is there; runs after the route's own title. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
