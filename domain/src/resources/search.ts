import { LANES, type Lane } from '../vocabulary.ts';

export interface SearchableResource {
  title: string;
  excerpt: string;
  tags: readonly string[];
}

/** Whether the words stand in the title, the excerpt or a tag, in any case. */
export function matchesSearch(
  { title, excerpt, tags }: SearchableResource,
  query: string,
): boolean {
  const wanted = folded(query.trim());
  return [title, excerpt, ...tags].some((text) => folded(text).includes(wanted));
}

/** One spelling for letters that can be written in several ways. */
export const folded = (text: string) => text.normalize('NFC').toLowerCase();

export type LaneFilter = Lane | 'all';

const LANE_LABELS: Record<LaneFilter, string> = {
  all: 'All Lanes',
  SHJ: 'SHJ',
  MHI: 'MHI',
  WHI: 'WHI',
  IB: 'IntimaBalance',
};

export const LANE_FILTERS: readonly { value: LaneFilter; label: string }[] = [
  'all' as const,
  ...LANES,
].map((value) => ({ value, label: LANE_LABELS[value] }));
