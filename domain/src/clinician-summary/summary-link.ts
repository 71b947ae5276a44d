import type { LinkState } from './contract.ts';

export const MAX_OPEN_LINKS = 10;
/** A link closes for good after this many wrong codes. */
export const MAX_WRONG_CODES = 5;
/** Each opening adds an audit entry that is kept forever, so their number needs a limit. */
export const MAX_OPENINGS = 50;
/** Attempts to open links from one network, right or wrong, in each window. */
export const OPENINGS_PER_NETWORK = 30;
export const OPENINGS_WINDOW = 15 * 60_000;
/** Members see a closed link for this long. */
export const CLOSED_LINK_KEPT = 30 * 86_400_000;

/** Digits and letters that nobody confuses on paper or on the phone: no 0, O, 1, I, L or U. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** `randomBelow(n)` returns a whole number from 0 to n - 1. */
export const createCode = (randomBelow: (limit: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomBelow(LETTERS.length))).join('');

/** A code with a dash, such as "ABCD-EFGH", is easier to read aloud. */
export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Readers may type spaces, dashes and small letters. */
export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

interface StoredLink {
  closedBy: Exclude<LinkState, 'open'> | null;
  expiresAt: Date;
}

export function linkState({ closedBy, expiresAt }: StoredLink, now: Date): LinkState {
  if (closedBy) return closedBy;
  return expiresAt <= now ? 'expired' : 'open';
}
