import { getFilterValues, SEGMENT_KEYS } from '../offers/segment.ts';
import { GENDERS, TIERS, TRACKS } from '../vocabulary.ts';
import type { Segment } from './contract.ts';

const pickKnown = <Value extends string>(
  values: readonly Value[],
  held: readonly string[],
): Value[] =>
  values.filter((value) => held.some((word) => word.toLowerCase() === value.toLowerCase()));

export const toSegment = (filter: unknown): Segment => ({
  tier: pickKnown(TIERS, getFilterValues(filter, 'tier')),
  path: pickKnown(TRACKS, getFilterValues(filter, 'path')),
  gender: pickKnown(GENDERS, getFilterValues(filter, 'gender')),
  track: pickKnown(TRACKS, getFilterValues(filter, 'track')),
  signals: getFilterValues(filter, 'signals'),
});

export const toFilter = (segment: Segment): Record<string, readonly string[]> =>
  Object.fromEntries(
    SEGMENT_KEYS.filter((key) => segment[key].length > 0).map((key) => [key, segment[key]]),
  );
