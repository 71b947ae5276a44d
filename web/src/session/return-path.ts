let returnPath: string | null = null;

export function setReturnPath(next: string): void {
  returnPath = next;
}

export function signInPath(here: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const next = returnPath ?? `${here.pathname}${here.search}${here.hash}`;
  returnPath = null;
  return `/auth?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`;
}
