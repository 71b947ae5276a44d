import type { DayKey } from '@hearthway/domain/calendar';
import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { cycleScore, type Score } from '@hearthway/domain/scorecard/score';
import { streaks } from '@hearthway/domain/scorecard/streaks';
import type { Pillar } from '@hearthway/domain/vocabulary';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOnNewDay, useToday } from '../../lib/local-time.ts';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { celebrate } from './celebrate.ts';
import { checkinWrite } from './checkin-write.ts';
import { scorecardQueries } from './queries.ts';
import { daysWithTaps } from './unsent-days.ts';
import { useStreakSettings } from './use-streak-settings.ts';

export function useScorecard() {
  const today = useToday();
  const queryClient = useQueryClient();
  const options = scorecardQueries.days(useMemberId());
  const query = useQuery(options);
  const settings = useStreakSettings();
  const unsent = checkinWrite.useWaiting();
  const days = daysWithTaps(
    query.data?.days ?? [],
    unsent.map(({ payload }) => payload),
  );

  useOnNewDay(() => void queryClient.invalidateQueries({ queryKey: options.queryKey }));

  function tap(date: DayKey, pillar: Pillar) {
    const stored = queryClient.getQueryData(options.queryKey)?.days ?? [];
    const before = daysWithTaps(stored, checkinWrite.waiting());
    const score = cycleScore(getScore(before, date, pillar));
    const at = outbox.moment();
    const taps = { [pillar]: { score, at: new Date(at).toISOString() } };
    checkinWrite.add({ date, taps }, at);
    const after = daysWithTaps(before, [{ date, taps }]);
    const current = (of: readonly Checkin[]) => streaks(of, today, settings).current;
    celebrate(today, current(before), current(after));
  }

  const unsentOn = (date: DayKey) => unsent.find(({ payload }) => payload.date === date);
  return { today, days, settings, tap, query, unsentOn };
}

export function getScore(days: readonly Checkin[], date: DayKey, pillar: Pillar): Score | null {
  return (days.find((day) => day.date === date)?.[pillar] ?? null) as Score | null;
}
