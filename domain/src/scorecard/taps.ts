import type { DayKey } from '../calendar.ts';
import { PILLARS } from '../vocabulary.ts';
import type { Checkin, SaveCheckinRequest } from './contract.ts';

export type Taps = SaveCheckinRequest['taps'];

export function mergeTaps(sets: readonly Taps[]): Taps {
  const merged: Taps = {};
  for (const set of sets) {
    for (const pillar of PILLARS) {
      const tap = set[pillar];
      if (tap && tap.at >= (merged[pillar]?.at ?? '')) merged[pillar] = tap;
    }
  }
  return merged;
}

export function applyTaps(stored: Checkin | undefined, date: DayKey, taps: Taps): Checkin {
  const day: Checkin = {
    nutrition: null,
    movement: null,
    sleep: null,
    hormonal_balance: null,
    sexual_health: null,
    ...stored,
    date,
  };
  for (const pillar of PILLARS) {
    const tap = taps[pillar];
    if (tap) day[pillar] = tap.score;
  }
  return day;
}

export const overtakenPillars = (sent: Taps, stored: Checkin) =>
  PILLARS.filter((pillar) => sent[pillar] && sent[pillar].score !== stored[pillar]);
