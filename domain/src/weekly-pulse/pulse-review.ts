import type { DayKey } from '../calendar.ts';
import type { PulseDomain, Spoke } from '../vocabulary.ts';
import { getScore, meanScore, type PulseEntry, takenDay } from './pulse-entry.ts';
import { ALL_SPOKES, SPOKE_INFO } from './spokes.ts';

const MOVED_BY = 2;
const OVERALL_MOVED_BY = 0.5;
const LOW = 4;
const HARD_WEEK = 3;

export interface MovedSpoke {
  spoke: Spoke;
  domain: PulseDomain;
  label: string;
  before: number;
  now: number;
}

export type WeekTone = 'better' | 'same' | 'harder';

export interface PulseReview {
  since: DayKey | null;
  tone: WeekTone | null;
  rose: MovedSpoke[];
  fell: MovedSpoke[];
  held: Spoke[];
  next: { spoke: Spoke; reason: 'fell' | 'low' | 'shortest' } | null;
  isHard: boolean;
}

/**
 * Only sliders that were answered in both pulses are compared, so that the start or end of Premium
 * does not look like a change.
 */
export function pulseReview(newestFirst: readonly PulseEntry[]): PulseReview | null {
  const [latest, previous] = newestFirst;
  if (!latest) return null;
  const answers = ALL_SPOKES.flatMap(({ domain, spoke }) => {
    const now = getScore(latest, domain, spoke);
    const before = previous ? getScore(previous, domain, spoke) : null;
    return now === null ? [] : [{ spoke, domain, label: SPOKE_INFO[spoke].label, now, before }];
  });
  const both = answers.filter((one): one is MovedSpoke => one.before !== null);
  const change = (one: MovedSpoke) => one.now - one.before;
  const rose = both
    .filter((one) => change(one) >= MOVED_BY)
    .sort((a, b) => change(b) - change(a) || a.now - b.now);
  const fell = both
    .filter((one) => change(one) <= -MOVED_BY)
    .sort((a, b) => change(a) - change(b) || a.now - b.now);
  const held = both.filter((one) => Math.abs(change(one)) < MOVED_BY).map(({ spoke }) => spoke);
  const lowest = answers.toSorted(
    (a, b) => a.now - b.now || Number(isPrivate(a.spoke)) - Number(isPrivate(b.spoke)),
  );
  const mean = meanScore(answers.map(({ now }) => now));
  return {
    since: previous && both.length > 0 ? takenDay(previous) : null,
    tone: toneOf(both),
    rose,
    fell,
    held,
    next: chooseNext(fell[0], lowest),
    isHard: mean !== null && mean <= HARD_WEEK,
  };
}

function toneOf(both: readonly MovedSpoke[]): WeekTone | null {
  if (both.length === 0) return null;
  const change = both.reduce((sum, { now, before }) => sum + now - before, 0) / both.length;
  if (change >= OVERALL_MOVED_BY) return 'better';
  return change <= -OVERALL_MOVED_BY ? 'harder' : 'same';
}

const isPrivate = (spoke: Spoke) => spoke === 'sexual_satisfaction';

function chooseNext(
  fallen: MovedSpoke | undefined,
  lowestFirst: readonly { spoke: Spoke; now: number }[],
): PulseReview['next'] {
  const [lowest] = lowestFirst;
  if (lowest && lowest.now <= LOW) return { spoke: lowest.spoke, reason: 'low' };
  if (fallen) return { spoke: fallen.spoke, reason: 'fell' };
  // If no score is low or has fallen, the review does not direct members to their sex life.
  const shortest = lowestFirst.find(({ spoke }) => !isPrivate(spoke));
  return shortest ? { spoke: shortest.spoke, reason: 'shortest' } : null;
}
