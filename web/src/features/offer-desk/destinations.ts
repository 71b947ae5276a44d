import { SITE_MAP } from '@hearthway/domain/site-map';

interface Destination {
  path: string;
  name: string;
}

const HIDDEN = /^\/(admin|auth|checkout|quiz|shared-summary|__diag|$)|\$/;

/** The pages that an offer can lead to, without those of single articles and workshops. */
export function findDestinations(nameOf: (path: string) => string | undefined): Destination[] {
  const names = new Set<string>();
  return SITE_MAP.flatMap(({ path, redirectsTo }) => {
    const name = nameOf(path);
    if (redirectsTo || HIDDEN.test(path) || !name || names.has(name)) return [];
    names.add(name);
    return { path, name };
  }).toSorted((a, b) => a.name.localeCompare(b.name));
}
