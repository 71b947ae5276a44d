import type { PulseStatusResponse } from '@hearthway/domain/weekly-pulse/contract';
import { type PulseEntry, pulseMeta, readPulse } from '@hearthway/domain/weekly-pulse/pulse-entry';
import type { AnsweredSliders } from '@hearthway/domain/weekly-pulse/pulse-progress';
import { pulseWeek } from '@hearthway/domain/weekly-pulse/pulse-week';
import { countRetries, shownStatus } from '@hearthway/domain/weekly-pulse/shown-status';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { calendarDay } from '../../lib/calendar-day.ts';
import { localDay } from '../../lib/local-time.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useMembership } from '../../member/me.ts';
import { useMemberId } from '../../session/session.ts';
import { toSliders } from './pulse-draft.ts';
import { pulseWrite, type UnsentPulse } from './pulse-write.ts';
import { pulseQueries } from './queries.ts';

export function usePulses() {
  const query = useQuery(pulseQueries.last8(useMemberId()));
  const { isPremiumActive } = useMembership();
  const [unsent] = pulseWrite.useWaiting();
  const stored = (query.data?.entries ?? []).map(
    // Responses cached by older versions of the app lack `takenAt`.
    (entry): PulseEntry => ({
      ...entry,
      takenOn: entry.takenAt ? calendarDay(new Date(entry.takenAt)) : undefined,
    }),
  );
  if (!unsent) return { query, entries: stored };
  const { payload } = unsent;
  const weekStart = pulseWeek(payload.date, stored[0]?.weekStart ?? null);
  const meta = pulseMeta(payload, isPremiumActive);
  const entry: PulseEntry = { ...readPulse({ weekStart, meta }), takenOn: payload.date };
  return { query, entries: [entry, ...stored].slice(0, 8) };
}

export function usePulseStatus(now: number): PulseStatusResponse | null {
  const isOnline = useOnline();
  const { data, refetch } = useQuery({
    ...pulseQueries.status(useMemberId()),
    // The browser asks the server every minute, because a countdown by a slow device clock would
    // run too long.
    refetchInterval: ({ state }) => (state.data?.due === false ? 60_000 : false),
  });
  const time = data ? countRetries(data, new Date(now)) : null;
  useEffect(() => {
    if (time !== null && isOnline) void refetch({ cancelRefetch: false });
  }, [time, isOnline, refetch]);
  return data ? shownStatus(data, new Date(now), isOnline) : null;
}

export const useUnsentPulse = () => pulseWrite.useWaiting()[0];

export function submitPulse(answered: AnsweredSliders, isPremiumActive: boolean): void {
  const pulse: UnsentPulse = {
    id: crypto.randomUUID(),
    date: localDay(),
    ...toSliders(answered, isPremiumActive),
  };
  pulseWrite.add(pulse);
}
