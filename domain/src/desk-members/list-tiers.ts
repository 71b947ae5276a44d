import type { Tier } from '../vocabulary.ts';

export const LEAVE_OUT = 'leave_out';
export type TierMeaning = Tier | typeof LEAVE_OUT;
/** The desk's choices for the tiers of another tool, by the `key` of each tier. */
export type TierMeanings = ReadonlyMap<string, TierMeaning>;

export interface UnknownTier {
  key: string;
  name: string;
  lines: number;
}

const TIER_NAMES: ReadonlyMap<string, Tier> = new Map([
  ['free', 'free'],
  ['premium', 'premium'],
  ['premiumplus', 'premium_plus'],
  ['premium+', 'premium_plus'],
]);

/**
 * Some tools write a tier as “Premium membership (monthly)”, so these words around its name are
 * ignored.
 */
const NOT_THE_TIER = /[\s()_–—-]|membership|plan|subscription|monthly|yearly|annual(ly)?/g;
const MAX_NAME = 60;
/** A column with many unknown values probably contains no tiers. */
const MAX_UNKNOWN = 12;

/** A tier that is called just “Monthly” keeps its name, so that the desk is asked what it means. */
function toKey(text: string): string {
  const name = text.toLowerCase();
  const key = name.replaceAll(NOT_THE_TIER, '') || (/\p{L}/u.test(name) ? name.trim() : '');
  return key.slice(0, MAX_NAME);
}

export function readTier(text: string, meanings: TierMeanings): TierMeaning | null | undefined {
  const key = toKey(text);
  return key === '' ? undefined : (TIER_NAMES.get(key) ?? meanings.get(key) ?? null);
}

export function findUnknownTiers(texts: readonly string[]): UnknownTier[] {
  const found = new Map<string, UnknownTier>();
  for (const text of texts) {
    const key = toKey(text);
    if (key === '' || TIER_NAMES.has(key)) continue;
    const known = found.get(key) ?? { key, name: text.slice(0, MAX_NAME), lines: 0 };
    found.set(key, { ...known, lines: known.lines + 1 });
  }
  return found.size > MAX_UNKNOWN ? [] : [...found.values()];
}
