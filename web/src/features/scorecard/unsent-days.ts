import type { DayKey } from '@hearthway/domain/calendar';
import type { Checkin } from '@hearthway/domain/scorecard/contract';
import { applyTaps, mergeTaps, type Taps } from '@hearthway/domain/scorecard/taps';

export interface UnsentTaps {
  date: DayKey;
  taps: Taps;
}

export function daysWithTaps(stored: readonly Checkin[], unsent: readonly UnsentTaps[]): Checkin[] {
  const days = new Map(stored.map((day) => [day.date, day]));
  for (const date of new Set(unsent.map((one) => one.date))) {
    const taps = mergeTaps(unsent.filter((one) => one.date === date).map((one) => one.taps));
    days.set(date, applyTaps(days.get(date), date, taps));
  }
  return [...days.values()].sort((a, b) => b.date.localeCompare(a.date));
}
