import { safeNext } from '@hearthway/domain/identity/safe-next';

/**
 * The URL to which an emailed link finally leads: the requested URL if it is on this site,
 * otherwise the callback page. Only the path and the `next` parameter of the requested URL are
 * used, because a stranger could put any other text into the link.
 */
export function redirectTarget(asked: string | undefined, publicUrl: string): URL {
  const site = new URL(publicUrl);
  const path = asked === undefined ? null : pathOnSite(asked, site);
  const target = new URL(path ?? '/auth/callback', site);
  const next = safeNext(target.searchParams.get('next'));
  target.search = '';
  target.hash = '';
  if (next) target.searchParams.set('next', next);
  return target;
}

function pathOnSite(asked: string, site: URL): string | null {
  if (asked.startsWith('/')) return safeNext(asked);
  if (!URL.canParse(asked)) return null;
  const url = new URL(asked);
  const isOurs = url.origin === site.origin && url.username === '' && url.password === '';
  return isOurs ? safeNext(url.pathname + url.search) : null;
}
