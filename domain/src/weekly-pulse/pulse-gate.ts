const PULSE_CADENCE_MS = 7 * 86_400_000;

export type PulseStatus =
  | { due: true; nextEligibleAt: null; lastSubmittedAt: Date | null; daysSinceLast: number | null }
  | { due: false; nextEligibleAt: Date; lastSubmittedAt: Date; daysSinceLast: number };

export function pulseStatus(lastSubmittedAt: Date | null, now: Date): PulseStatus {
  if (!lastSubmittedAt) {
    return { due: true, nextEligibleAt: null, lastSubmittedAt, daysSinceLast: null };
  }
  const elapsed = now.getTime() - lastSubmittedAt.getTime();
  const daysSinceLast = Math.max(0, Math.floor(elapsed / 86_400_000));
  if (elapsed >= PULSE_CADENCE_MS) {
    return { due: true, nextEligibleAt: null, lastSubmittedAt, daysSinceLast };
  }
  const nextEligibleAt = new Date(lastSubmittedAt.getTime() + PULSE_CADENCE_MS);
  return { due: false, nextEligibleAt, lastSubmittedAt, daysSinceLast };
}
