import { useMatches } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { config } from './config.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
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

export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) setTitle(title);
  }, [title]);
}
