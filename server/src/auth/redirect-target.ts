import { safeNext } from '@hearthway/domain/identity/safe-next';

/** Where a link in a mail leads in the end: the address asked for if it is on this site. */
export function redirectTarget(asked: string | undefined, publicUrl: string): URL {
  const site = new URL(publicUrl);
  const path = asked === undefined ? null : pathOnSite(asked, site);
  return new URL(path ?? '/auth/callback', site);
}

function pathOnSite(asked: string, site: URL): string | null {
  if (asked.startsWith('/')) return safeNext(asked);
  if (!URL.canParse(asked)) return null;
  const url = new URL(asked);
  const isOurs = url.origin === site.origin && url.username === '' && url.password === '';
  return isOurs ? safeNext(url.pathname + url.search) : null;
}
