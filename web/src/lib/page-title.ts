import { useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { config } from './config.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    /**
     * Whether the page opens without a network. The service worker then precaches it, and the
     * session guard keeps it open.
     */
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

/**
 * Sets the title of a page whose title depends on its data. It overrides the title of the route.
 */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
