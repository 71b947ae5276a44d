import { addDays, type DayKey } from '../calendar.ts';
import { countGoodDays, type DayRecord, type StreakSettings } from '../scorecard/streaks.ts';
import { PULSE_DOMAINS, type PulseDomain, SPOKES, type Spoke } from '../vocabulary.ts';
import { getScore, meanScore, type PulseEntry } from '../weekly-pulse/pulse-entry.ts';
import { DOMAIN_INFO, SPOKE_INFO } from '../weekly-pulse/spokes.ts';
import { mapTable } from './map-table.ts';
import type { MapSeries } from './smoothing.ts';

export interface SpokeChange {
  spoke: Spoke;
  domain: PulseDomain;
  label: string;
  now: number;
  change: number;
}

const MAX_SHOWN = 3;

export function findBiggestChanges(series: readonly MapSeries[]): SpokeChange[] {
  return mapTable(series)
    .flatMap(({ spoke, domain, label, scores: { latest, previous } }) =>
      latest === null || previous === null
        ? []
        : [{ spoke, domain, label, now: latest, change: round(latest - previous) }],
    )
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.change - a.change)
    .slice(0, MAX_SHOWN);
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
  const mean = (entry: PulseEntry, domain: PulseDomain) =>
    meanScore(SPOKES[domain].map((spoke) => getScore(entry, domain, spoke)));
  return [
    compare('Overall', latest.overall, before.overall),
    ...PULSE_DOMAINS.map((domain) =>
      compare(DOMAIN_INFO[domain].label, mean(latest, domain), mean(before, domain)),
    ),
  ].filter(({ now, before: then }) => now !== null || then !== null);
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
  return compare('Good days', countUpTo(today), countUpTo(addDays(today, -WEEK)));
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

/** The sentence describes a bar of the chart to screen reader users. */
export const changeSentence = ({ spoke, change }: Pick<SpokeChange, 'spoke' | 'change'>): string =>
  `${SPOKE_INFO[spoke].label} ${change > 0 ? 'rose' : 'fell'} by ${Math.abs(change)}.`;

const round = (value: number) => Math.round(value * 100) / 100;
