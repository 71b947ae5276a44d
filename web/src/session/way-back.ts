let chosen: string | null = null;

/** A page that signs the member out itself says where the next sign-in should lead. */
export function leaveTo(next: string): void {
  chosen = next;
}

/** The sign-in page, with the way back to where the visitor was. */
export function signInPath(here: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const next = chosen ?? `${here.pathname}${here.search}${here.hash}`;
  chosen = null;
  return `/auth?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`;
}
