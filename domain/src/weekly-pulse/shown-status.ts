import type { PulseStatusResponse } from './contract.ts';
import { pulseStatus } from './pulse-gate.ts';

/**
 * What a page shows of the server's last word on being due. The server's clock counts, not the
 * device's; only where nobody can be asked does the device carry that word on.
 */
export function shownStatus(
  word: PulseStatusResponse,
  now: Date,
  canAsk: boolean,
): PulseStatusResponse {
  if (canAsk || !word.lastSubmittedAt) return word;
  const { due, daysSinceLast, nextEligibleAt } = pulseStatus(new Date(word.lastSubmittedAt), now);
  return {
    due,
    daysSinceLast,
    nextEligibleAt: nextEligibleAt?.toISOString() ?? null,
    lastSubmittedAt: word.lastSubmittedAt,
  };
}

/** How often a page asks again once its own clock says that the time has come. */
const ASK_AGAIN_MS = 5000;

/** Counts the times to ask whether it is open now; null while the countdown still runs. */
export function timesToAsk(word: PulseStatusResponse, now: Date): number | null {
  if (word.due || !word.nextEligibleAt) return null;
  const overdue = now.getTime() - new Date(word.nextEligibleAt).getTime();
  return overdue < 0 ? null : Math.floor(overdue / ASK_AGAIN_MS);
}
