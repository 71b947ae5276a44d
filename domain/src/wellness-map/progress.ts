import { addDays, type DayKey } from '../calendar.ts';
import { type DayRecord, goodDays, type StreakSettings } from '../scorecard/streaks.ts';
import { PULSE_DOMAINS, type PulseDomain, SPOKES, type Spoke } from '../vocabulary.ts';
import { meanOf, type PulseEntry, scoreOf } from '../weekly-pulse/pulse-entry.ts';
import { DOMAIN_INFO, SPOKE_INFO } from '../weekly-pulse/spokes.ts';
import { mapTable } from './map-table.ts';
import type { MapSeries } from './smoothing.ts';

export interface Moved {
  spoke: Spoke;
  domain: PulseDomain;
  label: string;
  now: number;
  change: number;
}

const SHOWN = 3;

/** The spokes that moved most from the pulse before to the latest, by the map's own numbers. */
export function movedMost(series: readonly MapSeries[]): Moved[] {
  return mapTable(series)
    .flatMap(({ spoke, domain, label, scores: { latest, previous } }) =>
      latest === null || previous === null
        ? []
        : [{ spoke, domain, label, now: latest, change: round(latest - previous) }],
    )
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.change - a.change)
    .slice(0, SHOWN);
}

export interface Compared {
  label: string;
  now: number | null;
  before: number | null;
  /** Null where one of the two is missing. */
  change: number | null;
}

/** The latest pulse beside the one before it: overall and by domain. */
export function pulseAgainstPulse(newestFirst: readonly PulseEntry[]): Compared[] {
  const [latest, before] = newestFirst;
  if (!latest || !before) return [];
  const mean = (entry: PulseEntry, domain: PulseDomain) =>
    meanOf(SPOKES[domain].map((spoke) => scoreOf(entry, domain, spoke)));
  return [
    compared('Overall', latest.overall, before.overall),
    ...PULSE_DOMAINS.map((domain) =>
      compared(DOMAIN_INFO[domain].label, mean(latest, domain), mean(before, domain)),
    ),
  ].filter(({ now, before: then }) => now !== null || then !== null);
}

const WEEK = 7;

/** Good days of the last seven beside those of the seven before. */
export function weekAgainstWeek(
  days: readonly DayRecord[],
  today: DayKey,
  settings: StreakSettings,
): Compared {
  const upTo = (end: DayKey) =>
    goodDays(
      days.filter(({ date }) => date > addDays(end, -WEEK) && date <= end),
      end,
      settings,
    );
  return compared('Good days', upTo(today), upTo(addDays(today, -WEEK)));
}

function compared(label: string, now: number | null, before: number | null): Compared {
  const change = now === null || before === null ? null : round(now - before);
  return { label, now, before, change };
}

/** What the mean of the spokes' names is for a reader: "+1.5", "−0.5", "as before". */
export function changeText(change: number | null): string {
  if (change === null) return '';
  if (change === 0) return 'as before';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

/** "Calm rose by 1.5.": the most moved spoke in a sentence, for those who do not see the bars. */
export const movedWords = ({ spoke, change }: Pick<Moved, 'spoke' | 'change'>): string =>
  `${SPOKE_INFO[spoke].label} ${change > 0 ? 'rose' : 'fell'} by ${Math.abs(change)}.`;

const round = (value: number) => Math.round(value * 100) / 100;
