import type { PulseStatusResponse } from './contract.ts';
import { pulseStatus } from './pulse-gate.ts';

/**
 * The server's clock decides whether a pulse is due. The device's clock is used only while offline.
 */
export function shownStatus(
  serverStatus: PulseStatusResponse,
  now: Date,
  isOnline: boolean,
): PulseStatusResponse {
  if (isOnline || !serverStatus.lastSubmittedAt) return serverStatus;
  const { due, daysSinceLast, nextEligibleAt } = pulseStatus(
    new Date(serverStatus.lastSubmittedAt),
    now,
  );
  return {
    due,
    daysSinceLast,
    nextEligibleAt: nextEligibleAt?.toISOString() ?? null,
    lastSubmittedAt: serverStatus.lastSubmittedAt,
  };
}

const RETRY_INTERVAL_MS = 5000;

export function countRetries(serverStatus: PulseStatusResponse, now: Date): number | null {
  if (serverStatus.due || !serverStatus.nextEligibleAt) return null;
  const overdue = now.getTime() - new Date(serverStatus.nextEligibleAt).getTime();
  return overdue < 0 ? null : Math.floor(overdue / RETRY_INTERVAL_MS);
}
