import { type DayKey, dayKey } from '../calendar.ts';
import {
  HELPED,
  type Helped,
  OUTCOMES,
  type Outcome,
  SET_OFF_BY,
  type SetOffBy,
  type Urge,
  type UrgeOutcome,
} from './urge.ts';

export const DAY_PARTS = [
  { name: 'Morning', from: 5, hours: '5 to 12' },
  { name: 'Afternoon', from: 12, hours: '12 to 17' },
  { name: 'Evening', from: 17, hours: '17 to 22' },
  { name: 'Night', from: 22, hours: '22 to 5' },
] as const;
export type DayPart = (typeof DAY_PARTS)[number]['name'];

type Moment = Pick<Urge, 'at' | 'utcOffset'>;

export function dayPart({ at, utcOffset }: Moment): DayPart {
  const hour = new Date(Date.parse(at) + utcOffset * 60_000).getUTCHours();
  return DAY_PARTS.findLast(({ from }) => hour >= from)?.name ?? 'Night';
}

export const urgeDay = ({ at, utcOffset }: Moment): DayKey => dayKey(new Date(at), utcOffset);

export const HISTORY_LENGTH = 100;

export function mergeUrges(before: readonly Urge[], changed: readonly Urge[]): Urge[] {
  const byId = new Map([...before, ...changed].map((urge) => [urge.id, urge]));
  return [...byId.values()]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, HISTORY_LENGTH);
}

interface Count<Value> {
  value: Value;
  count: number;
}

export interface UrgeHistory {
  count: number;
  strength: { before: number; after: number } | null;
  dayParts: Count<DayPart>[];
  setOffBy: Count<SetOffBy>[];
  outcomes: Count<Outcome>[];
  helped: (Count<Helped> & { fall: number })[];
}

export type EndedUrge = Urge & { outcome: UrgeOutcome };

export const endedUrges = (urges: readonly Urge[]): EndedUrge[] =>
  urges.filter((urge): urge is EndedUrge => urge.outcome !== null);

export function urgeHistory(urges: readonly Urge[]): UrgeHistory {
  const ended = endedUrges(urges);
  const parts = urges.map(dayPart);
  return {
    count: urges.length,
    strength: ended[0]
      ? {
          before: mean(ended.map(({ strength }) => strength)),
          after: mean(ended.map(({ outcome }) => outcome.strength)),
        }
      : null,
    dayParts: DAY_PARTS.map(({ name }) => ({
      value: name,
      count: parts.filter((part) => part === name).length,
    })),
    setOffBy: countValues(SET_OFF_BY, (value) => urges.filter((urge) => urge.setOffBy === value)),
    outcomes: countValues(OUTCOMES, (value) =>
      ended.filter(({ outcome }) => outcome.how === value),
    ),
    helped: countValues(HELPED, (value) => helpedBy(ended, value))
      .map((found) => ({ ...found, fall: meanFall(helpedBy(ended, found.value)) }))
      .sort((a, b) => b.count - a.count || b.fall - a.fall),
  };
}

function countValues<Value>(
  values: readonly Value[],
  find: (value: Value) => readonly unknown[],
): Count<Value>[] {
  return values
    .map((value) => ({ value, count: find(value).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

const helpedBy = (ended: readonly EndedUrge[], value: Helped) =>
  ended.filter(({ outcome }) => outcome.helped.includes(value));

const meanFall = (ended: readonly EndedUrge[]) =>
  mean(ended.map(({ strength, outcome }) => strength - outcome.strength));

function mean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.round((sum / values.length) * 10) / 10;
}
