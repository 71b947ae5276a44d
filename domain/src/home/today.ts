import type { DayKey } from '../calendar.ts';
import { isStreakDay } from '../scorecard/score.ts';
import { type DayRecord, streaks } from '../scorecard/streaks.ts';
import { PILLARS, type Track } from '../vocabulary.ts';
import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import { type PathSources, pathReason } from './path-reason.ts';

export type TodayItem =
  | {
      kind: 'checkin';
      done: boolean;
      /** How many of the five pillars are rated today. */
      rated: number;
      /** Days in a row up to today, or up to yesterday while today does not count yet. */
      streak: number;
      isStreakDay: boolean;
    }
  | { kind: 'pulse'; done: boolean; daysSinceLast: number | null }
  | { kind: 'path'; done: boolean; track: Track; reason: string | null };

export interface TodaySituation {
  today: DayKey;
  now: Date;
  /** Those of the last ninety days. */
  checkins: readonly DayRecord[];
  lastPulseAt: Date | null;
  path: PathSources;
}

/** What matters today: what is open comes first, otherwise check-in, pulse, path. */
export function todayItems({
  today,
  now,
  checkins,
  lastPulseAt,
  path,
}: TodaySituation): TodayItem[] {
  const items = [checkinItem(checkins, today), pulseItem(lastPulseAt, now), pathItem(path)];
  return items.toSorted(byWhatMatters);
}

const KINDS: readonly TodayItem['kind'][] = ['checkin', 'pulse', 'path'];

const byWhatMatters = (a: TodayItem, b: TodayItem) =>
  Number(a.done) - Number(b.done) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

/** The list with one item as it has become. */
export const withTodayItem = (items: readonly TodayItem[], item: TodayItem): TodayItem[] =>
  items.map((old) => (old.kind === item.kind ? item : old)).toSorted(byWhatMatters);

export function checkinItem(checkins: readonly DayRecord[], today: DayKey): TodayItem {
  const record = checkins.find(({ date }) => date === today);
  const rated = PILLARS.filter((pillar) => typeof record?.[pillar] === 'number').length;
  return {
    kind: 'checkin',
    done: rated === PILLARS.length,
    rated,
    streak: streaks(checkins, today).current,
    isStreakDay: record !== undefined && isStreakDay(record),
  };
}

function pulseItem(lastPulseAt: Date | null, now: Date): TodayItem {
  const { due, daysSinceLast } = pulseStatus(lastPulseAt, now);
  return { kind: 'pulse', done: !due, daysSinceLast };
}

function pathItem(path: PathSources): TodayItem {
  const reason = pathReason(path);
  return { kind: 'path', done: reason !== null, track: path.recommendedPath, reason };
}
