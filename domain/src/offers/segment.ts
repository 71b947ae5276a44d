import {
  type Gender,
  getSignalWords,
  INSTITUTE_BY_GENDER,
  type Tier,
  type Track,
} from '../vocabulary.ts';

export interface OfferMember {
  tier: Tier;
  recommendedPath: Track;
  gender: Gender | null;
  signals: unknown;
}

export const SEGMENT_KEYS = ['tier', 'path', 'gender', 'track', 'signals'] as const;
export type SegmentKey = (typeof SEGMENT_KEYS)[number];

export type SegmentCause = { key: SegmentKey; value: string };

export type SegmentMatch =
  | { matches: true; causes: SegmentCause[] }
  | { matches: false; failed: SegmentKey };

export function matchSegment(filter: unknown, member: OfferMember): SegmentMatch {
  const causes: SegmentCause[] = [];
  for (const key of SEGMENT_KEYS) {
    const wanted = getFilterValues(filter, key);
    if (wanted.length === 0) continue;
    const value = getMemberValues(member, key).find((held) =>
      wanted.some((want) => isMatch(key, want, held)),
    );
    if (value === undefined) return { matches: false, failed: key };
    causes.push({ key, value });
  }
  return { matches: true, causes };
}

export function getFilterValues(filter: unknown, key: SegmentKey): string[] {
  if (typeof filter !== 'object' || filter === null) return [];
  const part = filter as Readonly<Record<string, unknown>>;
  return key === 'path'
    ? [...toStrings(part.path), ...toStrings(part.paths)]
    : toStrings(part[key]);
}

function toStrings(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(toStrings);
  if (typeof part === 'string') return part === '' ? [] : [part];
  if (typeof part === 'object' && part !== null && 'any' in part) return toStrings(part.any);
  return typeof part === 'number' || typeof part === 'boolean' ? [String(part)] : [];
}

function getMemberValues(
  { tier, recommendedPath, gender, signals }: OfferMember,
  key: SegmentKey,
): string[] {
  switch (key) {
    case 'tier':
      return [tier];
    case 'path':
      return [recommendedPath];
    case 'gender':
      return gender ? [gender] : [];
    case 'track':
      return gender ? [recommendedPath, INSTITUTE_BY_GENDER[gender]] : [recommendedPath];
    case 'signals':
      return [...getSignalWords(signals)];
  }
}

const isMatch = (key: SegmentKey, wanted: string, held: string) =>
  key === 'tier' ? wanted.toLowerCase() === held.toLowerCase() : wanted === held;

export const redactWithoutConsent = (member: OfferMember, consented: boolean): OfferMember =>
  consented ? member : { ...member, gender: null, signals: null };
