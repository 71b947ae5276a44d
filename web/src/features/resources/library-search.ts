import type { LaneFilter } from '@hearthway/domain/resources/search';
import { LANES, type Lane } from '@hearthway/domain/vocabulary';

export interface LibraryAddress {
  q?: string;
  lane?: Lane;
  saved?: true;
}

const MAX_QUERY_LENGTH = 200;

export function readLibraryAddress(search: Record<string, unknown>): LibraryAddress {
  const q = ['string', 'number', 'boolean'].includes(typeof search.q) ? String(search.q) : '';
  const lane = LANES.find((known) => known === String(search.lane).toUpperCase());
  return toLibraryAddress(q, lane ?? 'all', String(search.saved) === 'true');
}

export function toLibraryAddress(q: string, lane: LaneFilter, saved = false): LibraryAddress {
  const words = q.slice(0, MAX_QUERY_LENGTH);
  return {
    ...(words.trim() !== '' && { q: words }),
    ...(lane !== 'all' && { lane }),
    ...(saved && { saved }),
  };
}
