import { type Gender, INSTITUTE_OF, signalWords, type Tier, type Track } from '../vocabulary.ts';

export interface OfferMember {
  tier: Tier;
  recommendedPath: Track;
  gender: Gender | null;
  signals: unknown;
}

export const SEGMENT_KEYS = ['tier', 'path', 'gender', 'track', 'signals'] as const;
export type SegmentKey = (typeof SEGMENT_KEYS)[number];

/** What a member has in common with the filter, one entry for every part of it. */
export type SegmentCause = { key: SegmentKey; value: string };

export type SegmentMatch =
  | { matches: true; causes: SegmentCause[] }
  | { matches: false; failed: SegmentKey };

/** Every part of the filter that asks for something must find it. */
export function segmentMatch(filter: unknown, member: OfferMember): SegmentMatch {
  const causes: SegmentCause[] = [];
  for (const key of SEGMENT_KEYS) {
    const wanted = wantedValues(filter, key);
    if (wanted.length === 0) continue;
    const value = valuesOf(member, key).find((held) =>
      wanted.some((want) => isSame(key, want, held)),
    );
    if (value === undefined) return { matches: false, failed: key };
    causes.push({ key, value });
  }
  return { matches: true, causes };
}

/** A part is a single value, a list, or an object with an `any` list; `paths` is another name for `path`. */
export function wantedValues(filter: unknown, key: SegmentKey): string[] {
  if (typeof filter !== 'object' || filter === null) return [];
  const part = filter as Readonly<Record<string, unknown>>;
  return key === 'path' ? [...listOf(part.path), ...listOf(part.paths)] : listOf(part[key]);
}

function listOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listOf);
  if (typeof part === 'string') return part === '' ? [] : [part];
  if (typeof part === 'object' && part !== null && 'any' in part) return listOf(part.any);
  return typeof part === 'number' || typeof part === 'boolean' ? [String(part)] : [];
}

function valuesOf(
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
      return gender ? [recommendedPath, INSTITUTE_OF[gender]] : [recommendedPath];
    case 'signals':
      return [...signalWords(signals)];
  }
}

const isSame = (key: SegmentKey, wanted: string, held: string) =>
  key === 'tier' ? wanted.toLowerCase() === held.toLowerCase() : wanted === held;

/** The member as offers may see them: without consent, gender and signals do not exist. */
export const asTargeted = (member: OfferMember, consented: boolean): OfferMember =>
  consented ? member : { ...member, gender: null, signals: null };
