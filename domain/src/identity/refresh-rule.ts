import { REFRESH_REPEAT_WINDOW } from './lifetimes.ts';

export interface PresentedToken {
  /** When it was exchanged for the next one; null while it is the active token of its session. */
  usedAt: Date | null;
  isParentOfActive: boolean;
}

/**
 * What to do with a refresh token that somebody presents. `repeat` answers with the active token
 * again: the first answer was lost, or two tabs asked at once. `reuse` means that two parties hold
 * tokens of one session, and nobody can tell which of them is the member: the session ends.
 */
export function refreshDecision(token: PresentedToken, now: Date): 'rotate' | 'repeat' | 'reuse' {
  if (!token.usedAt) return 'rotate';
  const age = now.getTime() - token.usedAt.getTime();
  return token.isParentOfActive && age <= REFRESH_REPEAT_WINDOW ? 'repeat' : 'reuse';
}
