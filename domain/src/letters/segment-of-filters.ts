import { TIERS, TRACKS } from '../vocabulary.ts';
import type { LetterSegment } from './contract.ts';
import { EVERYBODY } from './segment-choices.ts';

/**
 * The member list passes its filters to a new letter in the URL. This function turns them into a
 * segment.
 */
export function segmentOfFilters({ tier, path, filter }: Record<string, unknown>): LetterSegment {
  return {
    ...EVERYBODY,
    tier: TIERS.filter((one) => one === tier),
    path: TRACKS.filter((one) => one === path),
    quietDays: filter === 'quiet' ? 21 : null,
  };
}
