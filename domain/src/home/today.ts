import type { DayKey } from '../calendar.ts';
import { type FirstAction, firstActionAtCompletion } from '../quiz/first-action.ts';
import { isStreakDay, shownPillars } from '../scorecard/score.ts';
import { type DayRecord, NO_SETTINGS, type StreakSettings, streaks } from '../scorecard/streaks.ts';
import type { Track } from '../vocabulary.ts';
import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import type { Journey } from './journey.ts';
import { type PathSources, pathReason } from './path-reason.ts';

export type TodayItem =
  | {
      kind: 'checkin';
      done: boolean;
      /** How many pillars are rated today, of those that the member sees. */
      rated: number;
      of: number;
      /** Days in a row up to today, or up to yesterday while today does not count yet. */
      streak: number;
      isStreakDay: boolean;
    }
  | { kind: 'pulse'; done: boolean; daysSinceLast: number | null }
  | { kind: 'gratitude'; done: boolean }
  | {
      kind: 'path';
      done: boolean;
      track: Track;
      reason: string | null;
      /** What to do on it next; null before there is a path. */
      next: FirstAction | null;
    }
  | { kind: 'journey'; done: boolean; next: FirstAction };

export interface TodaySituation {
  today: DayKey;
  now: Date;
  /** Those of the last ninety days. */
  checkins: readonly DayRecord[];
  /** How the member wants them counted. */
  settings?: StreakSettings;
  lastPulseAt: Date | null;
  hasGratitude: boolean;
  path: PathSources;
  journey: Journey;
}

/** What matters today: what is open comes first, otherwise in the order of `KINDS`. */
export function todayItems(situation: TodaySituation): TodayItem[] {
  const { today, now, checkins, lastPulseAt, hasGratitude, journey } = situation;
  const path = pathItem(situation.path, journey);
  const items: TodayItem[] = [
    checkinItem(checkins, today, situation.settings),
    pulseItem(lastPulseAt, now),
    { kind: 'gratitude', done: hasGratitude },
    path,
  ];
  // On the journey's own path the next week is the path's next step already.
  const isTold = path.done && path.track === 'SHJ';
  if (journey.state !== 'not_begun' && !isTold) {
    items.push({ kind: 'journey', done: journey.state === 'complete', next: journeyStep(journey) });
  }
  return items.toSorted(byWhatMatters);
}

const KINDS: readonly TodayItem['kind'][] = ['checkin', 'pulse', 'path', 'journey', 'gratitude'];

/** A path that is found is not over: its next step is open. */
const isOver = ({ kind, done }: TodayItem) => done && kind !== 'path';

const byWhatMatters = (a: TodayItem, b: TodayItem) =>
  Number(isOver(a)) - Number(isOver(b)) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

/** The list with one item as it has become. */
export const withTodayItem = (items: readonly TodayItem[], item: TodayItem): TodayItem[] =>
  items.map((old) => (old.kind === item.kind ? item : old)).toSorted(byWhatMatters);

export function checkinItem(
  checkins: readonly DayRecord[],
  today: DayKey,
  settings: StreakSettings = NO_SETTINGS,
): Extract<TodayItem, { kind: 'checkin' }> {
  const record = checkins.find(({ date }) => date === today);
  const shown = shownPillars(settings.hidden);
  const rated = shown.filter((pillar) => typeof record?.[pillar] === 'number').length;
  return {
    kind: 'checkin',
    done: rated === shown.length,
    rated,
    of: shown.length,
    streak: streaks(checkins, today, settings).current,
    isStreakDay: record !== undefined && isStreakDay(record, settings.hidden),
  };
}

function pulseItem(lastPulseAt: Date | null, now: Date): TodayItem {
  const { due, daysSinceLast } = pulseStatus(lastPulseAt, now);
  return { kind: 'pulse', done: !due, daysSinceLast };
}

/**
 * There is a path once the quiz or the quick router has spoken, the practice has set one, or the
 * journey, which is everybody's until then, has been begun.
 */
function pathItem(path: PathSources, journey: Journey): Extract<TodayItem, { kind: 'path' }> {
  const reason = pathReason(path);
  const track = path.recommendedPath;
  const done = reason !== null || track !== 'SHJ' || journey.state !== 'not_begun';
  const next = track === 'SHJ' ? journeyStep(journey) : firstActionAtCompletion(track);
  return { kind: 'path', done, track, reason, next: done ? next : null };
}

/** Whoever has begun is never told to start with week one. */
function journeyStep(journey: Journey): FirstAction {
  switch (journey.state) {
    case 'not_begun':
      return firstActionAtCompletion('SHJ');
    case 'under_way': {
      const label = `Continue week ${journey.week} · KNOW ${journey.unit}`;
      return { label, to: `/shj/workshops/${journey.slug}` };
    }
    case 'complete':
      return { label: 'Look back on all the weeks', to: '/shj/workshops' };
  }
}
