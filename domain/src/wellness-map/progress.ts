import { addDays, type DayKey } from '../calendar.ts';
import { isStreakDay } from '../scorecard/score.ts';
import { countGoodDays, type DayRecord, type StreakSettings } from '../scorecard/streaks.ts';
import { PULSE_DOMAINS, type PulseDomain, type Spoke } from '../vocabulary.ts';
import { getScore, meanScore, type PulseEntry } from '../weekly-pulse/pulse-entry.ts';
import { ALL_SPOKES, DOMAIN_INFO, SPOKE_INFO } from '../weekly-pulse/spokes.ts';

export interface SpokeChange {
  spoke: Spoke;
  domain: PulseDomain;
  label: string;
  now: number;
  change: number;
}

const MAX_SHOWN = 3;

export interface BiggestChanges {
  shown: SpokeChange[];
  tied: { count: number; by: number } | null;
}

export function findBiggestChanges(newestFirst: readonly PulseEntry[]): BiggestChanges {
  const [latest, before] = newestFirst;
  if (!latest || !before) return { shown: [], tied: null };
  const moved = answeredBoth(latest, before)
    .map(({ spoke, domain, now, then }) => ({
      ...{ spoke, domain, label: SPOKE_INFO[spoke].label, now },
      change: round(now - then),
    }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.change - a.change);
  const size = (place: number) => Math.abs(moved[place]?.change ?? 0);
  const by = size(MAX_SHOWN - 1);
  if (moved.length <= MAX_SHOWN || size(MAX_SHOWN) !== by) {
    return { shown: moved.slice(0, MAX_SHOWN), tied: null };
  }
  const shown = moved.filter(({ change }) => Math.abs(change) > by);
  const count = moved.filter(({ change }) => Math.abs(change) === by).length;
  return { shown, tied: { count, by } };
}

export function tiedSentence({ shown, tied }: BiggestChanges): string | null {
  if (!tied) return null;
  return shown.length > 0
    ? `${tied.count} other sliders moved by ${tied.by}.`
    : `${tied.count} sliders moved by ${tied.by}, none more than the others.`;
}

function answeredBoth(latest: PulseEntry, before: PulseEntry) {
  return ALL_SPOKES.flatMap(({ domain, spoke }) => {
    const now = getScore(latest, domain, spoke);
    const then = getScore(before, domain, spoke);
    return now === null || then === null ? [] : [{ domain, spoke, now, then }];
  });
}

export interface Comparison {
  label: string;
  now: number | null;
  before: number | null;
  change: number | null;
}

export function comparePulses(newestFirst: readonly PulseEntry[]): Comparison[] {
  const [latest, before] = newestFirst;
  if (!latest || !before) return [];
  const both = answeredBoth(latest, before);
  const compareMeans = (label: string, answers: typeof both) =>
    compare(
      label,
      meanScore(answers.map(({ now }) => now)),
      meanScore(answers.map(({ then }) => then)),
    );
  return [
    compareMeans('Overall', both),
    ...PULSE_DOMAINS.map((domain) =>
      compareMeans(
        DOMAIN_INFO[domain].label,
        both.filter((one) => one.domain === domain),
      ),
    ),
  ].filter(({ now }) => now !== null);
}

const WEEK = 7;

export function compareWeeks(
  days: readonly DayRecord[],
  today: DayKey,
  settings: StreakSettings,
): Comparison {
  const countUpTo = (end: DayKey) =>
    countGoodDays(
      days.filter(({ date }) => date > addDays(end, -WEEK) && date <= end),
      end,
      settings,
    );
  const isGoodToday = isStreakDay(days.find(({ date }) => date === today) ?? {}, settings.hidden);
  const end = isGoodToday ? today : addDays(today, -1);
  return compare('Good days', countUpTo(end), countUpTo(addDays(end, -WEEK)));
}

function compare(label: string, now: number | null, before: number | null): Comparison {
  const change = now === null || before === null ? null : round(now - before);
  return { label, now, before, change };
}

export function changeText(change: number | null): string {
  if (change === null) return '';
  if (change === 0) return 'as before';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

export const changeSentence = ({ spoke, change }: Pick<SpokeChange, 'spoke' | 'change'>): string =>
  `${SPOKE_INFO[spoke].label} ${change > 0 ? 'rose' : 'fell'} by ${Math.abs(change)}.`;

const round = (value: number) => Math.round(value * 100) / 100;
