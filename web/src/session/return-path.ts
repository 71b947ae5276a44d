let returnPath: string | null = null;

/** Pages that sign the member out themselves choose where the next sign-in leads. */
export function setReturnPath(next: string): void {
  returnPath = next;
}

export function signInPath(here: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const next = returnPath ?? `${here.pathname}${here.search}${here.hash}`;
  returnPath = null;
  return `/auth?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`;
}
