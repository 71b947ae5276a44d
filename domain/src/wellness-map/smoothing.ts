import type { DayKey } from '../calendar.ts';
import type { Spoke } from '../vocabulary.ts';
import { type PulseEntry, scoreOf, takenDay } from '../weekly-pulse/pulse-entry.ts';
import { ALL_SPOKES } from '../weekly-pulse/spokes.ts';

export type MapRole = 'latest' | 'previous' | 'earlier';

export interface MapSeries {
  role: MapRole;
  weekStart: DayKey;
  /** The day the pulse is called by. */
  day: DayKey;
  /** The latest is a filled shape, the older two are outlines. */
  isFilled: boolean;
  values: Record<Spoke, number | null>;
}

const ROLES: readonly MapRole[] = ['latest', 'previous', 'earlier'];

/** The last three pulses, newest first, each averaged with the pulse before it. */
export function mapSeries(newestFirst: readonly PulseEntry[]): MapSeries[] {
  return ROLES.flatMap((role, index) => {
    const entry = newestFirst[index];
    if (!entry) return [];
    const values = smoothed(entry, newestFirst[index + 1]);
    return [
      {
        role,
        weekStart: entry.weekStart,
        day: takenDay(entry),
        isFilled: role === 'latest',
        values,
      },
    ];
  });
}

/** An entry's scores, each averaged with the pulse before: the numbers of every page. */
export function smoothed(entry: PulseEntry, before: PulseEntry | undefined): MapSeries['values'] {
  return Object.fromEntries(
    ALL_SPOKES.map(({ domain, spoke }) => {
      const score = scoreOf(entry, domain, spoke);
      const earlier = before ? scoreOf(before, domain, spoke) : null;
      const isPair = score !== null && earlier !== null;
      return [spoke, isPair ? Math.round((score + earlier) * 50) / 100 : score];
    }),
  ) as MapSeries['values'];
}
