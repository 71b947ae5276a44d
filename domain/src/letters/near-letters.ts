import type { LetterSegment, NearLetter } from './contract.ts';

export const NEAR_MS = 7 * 86_400_000;

const overlaps = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === 0 || b.length === 0 || a.some((one) => b.includes(one));

/**
 * The check compares segments instead of members. Otherwise the desk could find out by trial which
 * week of the journey a single member has reached.
 */
const mayShareMembers = (a: LetterSegment, b: LetterSegment): boolean =>
  overlaps(a.tier, b.tier) && overlaps(a.path, b.path) && overlaps(a.week, b.week);

/** Finds letters to some of the same members within seven days of `at`, newest first. */
export const findNearLetters = (
  letters: readonly NearLetter[],
  { id, segment }: { id: string; segment: LetterSegment },
  at: Date,
): NearLetter[] =>
  letters
    .filter(
      (other) =>
        other.id !== id &&
        Math.abs(Date.parse(other.sendAt) - at.getTime()) < NEAR_MS &&
        mayShareMembers(other.segment, segment),
    )
    .toSorted((a, b) => Date.parse(b.sendAt) - Date.parse(a.sendAt));
