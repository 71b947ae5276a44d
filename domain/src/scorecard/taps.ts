import type { DayKey } from '../calendar.ts';
import { PILLARS } from '../vocabulary.ts';
import type { Checkin, SaveCheckinRequest } from './contract.ts';

export type Taps = SaveCheckinRequest['taps'];

/** Merges sets of taps, in any order. The latest tap on each pillar wins. */
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

/**
 * Returns the day as shown to the member: the stored ratings, overridden by taps that are not saved
 * yet.
 */
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

/**
 * Finds pillars whose stored rating differs from the one sent, because another device tapped later.
 */
export const overtakenPillars = (sent: Taps, stored: Checkin) =>
  PILLARS.filter((pillar) => sent[pillar] && sent[pillar].score !== stored[pillar]);
