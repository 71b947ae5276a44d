import type { PulseStatusResponse } from '@hearthway/domain/weekly-pulse/contract';
import type { PulseStatus } from '@hearthway/domain/weekly-pulse/pulse-gate';

export const toPulseStatus = (status: PulseStatus): PulseStatusResponse => ({
  due: status.due,
  nextEligibleAt: status.nextEligibleAt?.toISOString() ?? null,
  lastSubmittedAt: status.lastSubmittedAt?.toISOString() ?? null,
  daysSinceLast: status.daysSinceLast,
});
