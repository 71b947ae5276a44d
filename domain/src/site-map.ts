export type Access = 'public' | 'member';

export interface SitePage {
  path: string;
  access: Access;
  redirectsTo?: string;
  /** Marks a page that search engines must not list and browsers must not cache. */
  isUnlisted?: true;
}

export const SITE_MAP: readonly SitePage[] = [
  { path: '/', access: 'public', redirectsTo: '/home' },
  { path: '/auth', access: 'public' },
  { path: '/auth/callback', access: 'public' },
  { path: '/auth/confirm', access: 'public' },
  { path: '/auth/new-password', access: 'public' },
  { path: '/upgrade', access: 'public' },
  { path: '/get-premium', access: 'public', redirectsTo: '/upgrade' },
  { path: '/premium', access: 'public' },
  { path: '/terms', access: 'public' },
  { path: '/help', access: 'public' },
  { path: '/__diag', access: 'public' },
  { path: '/shared-summary', access: 'public', isUnlisted: true },
  { path: '/home', access: 'member' },
  { path: '/path', access: 'member' },
  { path: '/path-v2', access: 'member', redirectsTo: '/path' },
  { path: '/quiz/result', access: 'member' },
  { path: '/mhi', access: 'member' },
  { path: '/whi', access: 'member' },
  { path: '/shj', access: 'member' },
  { path: '/shj/intro', access: 'member' },
  { path: '/shj/free', access: 'member' },
  { path: '/shj/free-access', access: 'member' },
  { path: '/shj/workshops', access: 'member' },
  { path: '/shj/workshops/$slug', access: 'member' },
  { path: '/workshops', access: 'member', redirectsTo: '/shj/workshops' },
  { path: '/intimabalance', access: 'member' },
  { path: '/ib', access: 'member', redirectsTo: '/intimabalance' },
  { path: '/resources', access: 'member' },
  { path: '/resources/$slug', access: 'member' },
  { path: '/account', access: 'member' },
  { path: '/checkout', access: 'member' },
  { path: '/track', access: 'member' },
  { path: '/action', access: 'member' },
  { path: '/action/calm-kit', access: 'member' },
  { path: '/action/hfs-cycle', access: 'member' },
  { path: '/action/belief-upgrade', access: 'member' },
  { path: '/progress', access: 'member' },
  { path: '/progress/experiments', access: 'member' },
  { path: '/progress/import', access: 'member' },
  { path: '/progress/summary', access: 'member' },
  { path: '/journal', access: 'member' },
  { path: '/admin', access: 'member' },
  { path: '/admin/memberships', access: 'member' },
  { path: '/admin/$room', access: 'member' },
  { path: '/admin/$room/$id', access: 'member' },
];

export function findPage(pathname: string): SitePage | undefined {
  const parts = trimSlash(pathname).split('/');
  return SITE_MAP.find(({ path }) => {
    const wanted = trimSlash(path).split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) =>
        part.startsWith('$') ? parts[index] !== '' : part === parts[index],
      )
    );
  });
}

const trimSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);
