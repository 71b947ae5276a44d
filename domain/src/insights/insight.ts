import { addDays, type DayKey } from '../calendar.ts';
import type { Confidence, Insight } from './report.ts';

/** This key stands for all insights, in place of the key of a single one. */
export const ALL_INSIGHTS = 'all';

type Pairing = Pick<Insight, 'outcome' | 'factor' | 'lag'>;

export const insightKey = ({ outcome: of, factor: by, lag }: Pairing): string =>
  `${of}:${by}:${lag}`;

export const difference = ({ means: [present, absent] }: Pick<Insight, 'means'>): number =>
  Math.round((present - absent) * 10) / 10;

/** Insights and experiments share these levels, so that the same odds get the same label. */
export const confidenceOf = (p: number): Confidence => (p <= 0.005 ? 3 : p <= 0.02 ? 2 : 1);

const NEW_FOR_DAYS = 14;

export const isNew = (
  one: Insight,
  { seen }: { seen: readonly string[] },
  today: DayKey,
): boolean =>
  one.state === 'holds' &&
  one.foundOn > addDays(today, -NEW_FOR_DAYS) &&
  !seen.includes(insightKey(one));
