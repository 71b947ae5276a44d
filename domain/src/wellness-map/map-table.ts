import type { DayKey } from '../calendar.ts';
import type { PulseDomain, Spoke } from '../vocabulary.ts';
import { getScore, type PulseEntry, takenDay } from '../weekly-pulse/pulse-entry.ts';
import { ALL_SPOKES, SPOKE_INFO } from '../weekly-pulse/spokes.ts';
import type { MapRole, MapSeries } from './smoothing.ts';
import { getThird, type Third } from './thirds.ts';

export interface MapRow {
  domain: PulseDomain;
  spoke: Spoke;
  label: string;
  scores: Record<MapRole, number | null>;
  third: Third | null;
}

export function mapTable(series: readonly MapSeries[]): MapRow[] {
  return ALL_SPOKES.map(({ domain, spoke }) => {
    const getValue = (role: MapRole) =>
      series.find((one) => one.role === role)?.values[spoke] ?? null;
    const latest = getValue('latest');
    return {
      domain,
      spoke,
      label: SPOKE_INFO[spoke].label,
      scores: { latest, previous: getValue('previous'), earlier: getValue('earlier') },
      third: latest === null ? null : getThird(latest),
    };
  });
}

export interface HistoryRow {
  domain: PulseDomain;
  spoke: Spoke;
  label: string;
  weeks: { weekStart: DayKey; day: DayKey; score: number | null }[];
}

export function historyTable(newestFirst: readonly PulseEntry[]): HistoryRow[] {
  const oldestFirst = newestFirst.toReversed();
  return ALL_SPOKES.map(({ domain, spoke }) => ({
    domain,
    spoke,
    label: SPOKE_INFO[spoke].label,
    weeks: oldestFirst.map((entry) => ({
      weekStart: entry.weekStart,
      day: takenDay(entry),
      score: getScore(entry, domain, spoke),
    })),
  }));
}
