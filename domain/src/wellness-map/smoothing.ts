import type { DayKey } from '../calendar.ts';
import type { Spoke } from '../vocabulary.ts';
import { getScore, type PulseEntry, takenDay } from '../weekly-pulse/pulse-entry.ts';
import { ALL_SPOKES } from '../weekly-pulse/spokes.ts';

export type MapRole = 'latest' | 'previous' | 'earlier';

export interface MapSeries {
  role: MapRole;
  weekStart: DayKey;
  day: DayKey;
  isFilled: boolean;
  values: Record<Spoke, number | null>;
}

const ROLES: readonly MapRole[] = ['latest', 'previous', 'earlier'];

export const mapSeries = (newestFirst: readonly PulseEntry[]): MapSeries[] =>
  toSeries(newestFirst, ROLES, (entry, before) => smooth(entry, before));

export const pulseSeries = (newestFirst: readonly PulseEntry[]): MapSeries[] =>
  toSeries(newestFirst, ROLES.slice(0, 2), (entry) => smooth(entry, undefined));

function toSeries(
  newestFirst: readonly PulseEntry[],
  roles: readonly MapRole[],
  getValues: (entry: PulseEntry, before: PulseEntry | undefined) => MapSeries['values'],
): MapSeries[] {
  return roles.flatMap((role, index) => {
    const entry = newestFirst[index];
    if (!entry) return [];
    return [
      {
        role,
        weekStart: entry.weekStart,
        day: takenDay(entry),
        isFilled: role === 'latest',
        values: getValues(entry, newestFirst[index + 1]),
      },
    ];
  });
}

function smooth(entry: PulseEntry, before: PulseEntry | undefined): MapSeries['values'] {
  return Object.fromEntries(
    ALL_SPOKES.map(({ domain, spoke }) => {
      const score = getScore(entry, domain, spoke);
      const earlier = before ? getScore(before, domain, spoke) : null;
      const isPair = score !== null && earlier !== null;
      return [spoke, isPair ? Math.round((score + earlier) * 50) / 100 : score];
    }),
  ) as MapSeries['values'];
}
