import { safeNext } from '@hearthway/domain/identity/safe-next';

/** Strangers can choose the redirect URL, so only its path and its `next` parameter are used. */
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
