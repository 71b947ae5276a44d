import { pulseMeta, readPulse } from '@hearthway/domain/weekly-pulse/pulse-entry';
import { pulseStatus } from '@hearthway/domain/weekly-pulse/pulse-gate';
import { pulseWeek } from '@hearthway/domain/weekly-pulse/pulse-week';
import { useQuery } from '@tanstack/react-query';
import { localDay } from '../../lib/local-time.ts';
import { useMembership } from '../../member/me.ts';
import { useMemberId } from '../../session/session.ts';
import { type PulseValues, slidersOf } from './pulse-draft.ts';
import { pulseWrite, type UnsentPulse } from './pulse-write.ts';
import { pulseQueries } from './queries.ts';

/** The last eight pulses, newest first, with one that is on its way already among them. */
export function usePulses() {
  const query = useQuery(pulseQueries.last8(useMemberId()));
  const { isPremiumActive } = useMembership();
  const [unsent] = pulseWrite.useWaiting();
  const stored = query.data?.entries ?? [];
  if (!unsent) return { query, entries: stored };
  const { payload } = unsent;
  const weekStart = pulseWeek(payload.date, stored[0]?.weekStart ?? null);
  const entry = readPulse({ weekStart, meta: pulseMeta(payload, isPremiumActive) });
  return { query, entries: [entry, ...stored].slice(0, 8) };
}

/** Whether a pulse is due, by the rule that the server applies; null until that is known. */
export function usePulseStatus(now: number) {
  const { data } = useQuery(pulseQueries.status(useMemberId()));
  if (!data) return null;
  const last = data.lastSubmittedAt;
  return pulseStatus(last ? new Date(last) : null, new Date(now));
}

export const useUnsentPulse = () => pulseWrite.useWaiting()[0];

export function submitPulse(values: PulseValues, isPremiumActive: boolean): void {
  const pulse: UnsentPulse = {
    id: crypto.randomUUID(),
    date: localDay(),
    ...slidersOf(values, isPremiumActive),
  };
  pulseWrite.add(pulse);
}
