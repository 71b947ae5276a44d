export type Strategy = 'navigate' | 'keep' | 'pass';

interface StrategyRequest {
  url: string;
  method: string;
  mode: string;
}

/**
 * The page's frame and files with a hash in their names come from the cache; data always comes from
 * the server.
 */
export function strategyFor(request: StrategyRequest, origin: string): Strategy {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'pass';
  const { pathname } = url;
  if (/^\/(api|auth\/v1|functions|healthz|readyz|metrics)(\/|$)/.test(pathname)) return 'pass';
  if (request.mode === 'navigate') return 'navigate';
  if (pathname.startsWith('/assets/')) return 'keep';
  if (['/theme.js', '/favicon.svg', '/manifest.webmanifest'].includes(pathname)) return 'keep';
  return 'pass';
}
