import { TIERS, TRACKS } from '../vocabulary.ts';
import { EVERYBODY, type LetterSegment } from './contract.ts';

/** The segment for the filters of the member list, which are in the address of a new letter. */
export function segmentOfFilters({ tier, path, filter }: Record<string, unknown>): LetterSegment {
  return {
    ...EVERYBODY,
    tier: TIERS.filter((one) => one === tier),
    path: TRACKS.filter((one) => one === path),
    quietDays: filter === 'quiet' ? 21 : null,
  };
}
