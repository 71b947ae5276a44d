import { REFRESH_REPEAT_WINDOW } from './lifetimes.ts';

export interface PresentedToken {
  /** `usedAt` is null for the session's active refresh token. */
  usedAt: Date | null;
  isParentOfActive: boolean;
}

/**
 * Decides about a refresh token. `repeat` sends the active token again, because the first response
 * was lost or two tabs refreshed at once. `reuse` means that two parties hold tokens of one
 * session; the server cannot tell which of them is the member, so it must end the session.
 */
export function refreshDecision(token: PresentedToken, now: Date): 'rotate' | 'repeat' | 'reuse' {
  if (!token.usedAt) return 'rotate';
  const age = now.getTime() - token.usedAt.getTime();
  return token.isParentOfActive && age <= REFRESH_REPEAT_WINDOW ? 'repeat' : 'reuse';
}
