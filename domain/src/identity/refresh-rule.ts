import { REFRESH_REPEAT_WINDOW } from './lifetimes.ts';

export interface PresentedToken {
  usedAt: Date | null;
  isParentOfActive: boolean;
}

/**
 * `repeat` sends the same tokens again, because a response was lost or two tabs refreshed at once.
 * `reuse` ends the session, because somebody may have stolen its tokens.
 */
export function refreshDecision(token: PresentedToken, now: Date): 'rotate' | 'repeat' | 'reuse' {
  if (!token.usedAt) return 'rotate';
  const age = now.getTime() - token.usedAt.getTime();
  return token.isParentOfActive && age <= REFRESH_REPEAT_WINDOW ? 'repeat' : 'reuse';
}
