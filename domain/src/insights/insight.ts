import { addDays, type DayKey } from '../calendar.ts';
import type { Insight } from './report.ts';

/** Used in place of an insight's key for a choice that concerns all insights. */
export const ALL_INSIGHTS = 'all';

type Pairing = Pick<Insight, 'outcome' | 'factor' | 'lag'>;

export const insightKey = ({ outcome: of, factor: by, lag }: Pairing): string =>
  `${of}:${by}:${lag}`;

export const difference = ({ means: [present, absent] }: Pick<Insight, 'means'>): number =>
  Math.round((present - absent) * 10) / 10;

const NEW_FOR_DAYS = 14;

export const isNew = (
  one: Insight,
  { seen }: { seen: readonly string[] },
  today: DayKey,
): boolean =>
  one.state === 'holds' &&
  one.foundOn > addDays(today, -NEW_FOR_DAYS) &&
  !seen.includes(insightKey(one));
