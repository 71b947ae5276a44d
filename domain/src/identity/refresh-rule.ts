import { REFRESH_REPEAT_WINDOW } from './lifetimes.ts';

export interface PresentedToken {
  /** When the token was exchanged for the next one; null for the active token of the session. */
  usedAt: Date | null;
  isParentOfActive: boolean;
}

/**
 * Decides how to answer a presented refresh token. `repeat` sends the active token again: the first
 * response was lost, or two tabs asked at once. `reuse` means two parties hold tokens of one
 * session; nobody can tell which is the member, so the session must end.
 */
export function refreshDecision(token: PresentedToken, now: Date): 'rotate' | 'repeat' | 'reuse' {
  if (!token.usedAt) return 'rotate';
  const age = now.getTime() - token.usedAt.getTime();
  return token.isParentOfActive && age <= REFRESH_REPEAT_WINDOW ? 'repeat' : 'reuse';
}
