import { SEGMENT_KEYS, wantedValues } from '../offers/segment.ts';
import { GENDERS, TIERS, TRACKS } from '../vocabulary.ts';
import type { Segment } from './contract.ts';

const known = <Value extends string>(values: readonly Value[], held: readonly string[]): Value[] =>
  values.filter((value) => held.some((word) => word.toLowerCase() === value.toLowerCase()));

/** A stored filter, in whichever of its spellings, as the pickers show it. */
export const segmentOf = (filter: unknown): Segment => ({
  tier: known(TIERS, wantedValues(filter, 'tier')),
  path: known(TRACKS, wantedValues(filter, 'path')),
  gender: known(GENDERS, wantedValues(filter, 'gender')),
  track: known(TRACKS, wantedValues(filter, 'track')),
  signals: wantedValues(filter, 'signals'),
});

/** And back: only what asks for something. */
export const filterOf = (segment: Segment): Record<string, readonly string[]> =>
  Object.fromEntries(
    SEGMENT_KEYS.filter((key) => segment[key].length > 0).map((key) => [key, segment[key]]),
  );
