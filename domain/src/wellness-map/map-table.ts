import type { DayKey } from '../calendar.ts';
import type { PulseDomain, Spoke } from '../vocabulary.ts';
import { type PulseEntry, takenDay } from '../weekly-pulse/pulse-entry.ts';
import { ALL_SPOKES, SPOKE_INFO } from '../weekly-pulse/spokes.ts';
import { type MapRole, type MapSeries, smoothed } from './smoothing.ts';
import { type Third, thirdOf } from './thirds.ts';

export interface MapRow {
  domain: PulseDomain;
  spoke: Spoke;
  label: string;
  /** Null where a week is missing or the spoke was not answered. */
  scores: Record<MapRole, number | null>;
  third: Third | null;
}

/** The map as a table: the same values that the picture shows. */
export function mapTable(series: readonly MapSeries[]): MapRow[] {
  return ALL_SPOKES.map(({ domain, spoke }) => {
    const of = (role: MapRole) => series.find((one) => one.role === role)?.values[spoke] ?? null;
    const latest = of('latest');
    return {
      domain,
      spoke,
      label: SPOKE_INFO[spoke].label,
      scores: { latest, previous: of('previous'), earlier: of('earlier') },
      third: latest === null ? null : thirdOf(latest),
    };
  });
}

export interface HistoryRow {
  domain: PulseDomain;
  spoke: Spoke;
  label: string;
  weeks: { weekStart: DayKey; day: DayKey; score: number | null }[];
}

/** Every spoke pulse by pulse with the numbers that the map shows, oldest first. */
export function historyTable(newestFirst: readonly PulseEntry[]): HistoryRow[] {
  const oldestFirst = newestFirst
    .map((entry, index) => ({ entry, values: smoothed(entry, newestFirst[index + 1]) }))
    .toReversed();
  return ALL_SPOKES.map(({ domain, spoke }) => ({
    domain,
    spoke,
    label: SPOKE_INFO[spoke].label,
    weeks: oldestFirst.map(({ entry, values }) => ({
      weekStart: entry.weekStart,
      day: takenDay(entry),
      score: values[spoke],
    })),
  }));
}
