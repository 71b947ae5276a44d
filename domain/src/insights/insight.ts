import { addDays, type DayKey } from '../calendar.ts';
import type { Confidence, Insight } from './report.ts';

export const ALL_INSIGHTS = 'all';

type Pairing = Pick<Insight, 'outcome' | 'factor' | 'lag'>;

export const insightKey = ({ outcome: of, factor: by, lag }: Pairing): string =>
  `${of}:${by}:${lag}`;

export const difference = ({ means: [present, absent] }: Pick<Insight, 'means'>): number =>
  Math.round((present - absent) * 10) / 10;

export function averageTexts(means: readonly [number, number], change: number): [string, string] {
  const [present, absent] = [means[0].toFixed(1), means[1].toFixed(1)];
  const fits =
    Math.abs(Number(present) - Number(absent)).toFixed(1) === Math.abs(change).toFixed(1);
  return fits ? [present, absent] : [means[0].toFixed(2), means[1].toFixed(2)];
}

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
