import type { DayKey } from '@hearthway/domain/calendar';
import {
  mergeBreaks,
  type StreakBreak,
  toStoppedBreak,
} from '@hearthway/domain/scorecard/streak-break';
import type { StreakSettings } from '@hearthway/domain/scorecard/streaks';
import { PILLARS, type Pillar } from '@hearthway/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { localDay } from '../../lib/local-time.ts';
import { outbox } from '../../outbox/outbox.ts';
import { useMemberId } from '../../session/session.ts';
import { breakWrite } from './break-write.ts';
import { pillarWrite } from './pillar-write.ts';
import { scorecardQueries } from './queries.ts';

export function useStreakSettings(): StreakSettings {
  const { data } = useQuery(scorecardQueries.days(useMemberId()));
  const planned = breakWrite.useWaiting().map(({ payload }) => payload);
  const words = pillarWrite.useWaiting().map(({ payload }) => payload);
  // Responses cached by older versions of the app lack `hidden` and `breaks`.
  const hidden = new Set(data?.hidden ?? []);
  for (const { pillar, isHidden } of words) {
    if (isHidden) hidden.add(pillar);
    else hidden.delete(pillar);
  }
  return {
    breaks: mergeBreaks(
      data?.breaks ?? [],
      planned.map(({ id, firstDay, lastDay }) => ({ id, firstDay, lastDay })),
    ),
    hidden: PILLARS.filter((pillar) => hidden.has(pillar)),
  };
}

export function hidePillar(pillar: Pillar, isHidden: boolean): void {
  const at = outbox.moment();
  pillarWrite.add({ pillar, isHidden, at: new Date(at).toISOString() }, at);
}

export const planBreak = (firstDay: DayKey, lastDay: DayKey) =>
  writeBreak({ id: crypto.randomUUID(), firstDay, lastDay });

export const stopBreak = (streakBreak: StreakBreak) =>
  writeBreak(toStoppedBreak(streakBreak, localDay()));

function writeBreak(streakBreak: StreakBreak): void {
  const at = outbox.moment();
  breakWrite.add({ ...streakBreak, date: localDay(), at: new Date(at).toISOString() }, at);
}
