import type { LinkState } from './contract.ts';

export const MAX_OPEN_LINKS = 10;
export const MAX_WRONG_CODES = 5;
/**
 * Each opening of a shared summary adds an audit entry that is kept forever, so the number of
 * openings is limited.
 */
export const MAX_OPENINGS = 50;
export const OPENINGS_PER_NETWORK = 30;
export const OPENINGS_WINDOW = 15 * 60_000;
export const CLOSED_LINK_KEPT = 30 * 86_400_000;

/** Codes leave out 0, O, 1, I, L and U, which people confuse on paper or on the phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

export const createCode = (randomBelow: (limit: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomBelow(LETTERS.length))).join('');

export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

export const readCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

interface StoredLink {
  closedBy: Exclude<LinkState, 'open'> | null;
  expiresAt: Date;
}

export function linkState({ closedBy, expiresAt }: StoredLink, now: Date): LinkState {
  if (closedBy) return closedBy;
  return expiresAt <= now ? 'expired' : 'open';
}
