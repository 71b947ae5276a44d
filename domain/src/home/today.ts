import type { DayKey } from '../calendar.ts';
import { type FirstAction, firstActionAtCompletion } from '../quiz/first-action.ts';
import { isStreakDay, shownPillars } from '../scorecard/score.ts';
import { type DayRecord, NO_SETTINGS, type StreakSettings, streaks } from '../scorecard/streaks.ts';
import type { Track } from '../vocabulary.ts';
import { pulseStatus } from '../weekly-pulse/pulse-gate.ts';
import type { Journey, NextFilm } from './journey.ts';
import { type PathSources, pathReason } from './path-reason.ts';

export interface NextStep extends FirstAction {
  film?: NextFilm | null;
}

export type TodayItem =
  | {
      kind: 'checkin';
      done: boolean;
      rated: number;
      of: number;
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
      next: NextStep | null;
    }
  | { kind: 'journey'; done: boolean; next: NextStep };

export interface TodaySituation {
  today: DayKey;
  now: Date;
  checkins: readonly DayRecord[];
  settings?: StreakSettings;
  lastPulseAt: Date | null;
  hasGratitude: boolean;
  path: PathSources;
  journey: Journey;
  film?: NextFilm | null;
}

export function todayItems(situation: TodaySituation): TodayItem[] {
  const { today, now, checkins, lastPulseAt, hasGratitude, journey, film } = situation;
  const path = pathItem(situation.path, journey, film);
  const items: TodayItem[] = [
    checkinItem(checkins, today, situation.settings),
    pulseItem(lastPulseAt, now),
    { kind: 'gratitude', done: hasGratitude },
    path,
  ];
  const isShownByPath = path.done && path.track === 'SHJ';
  if (journey.state !== 'not_begun' && !isShownByPath) {
    items.push({
      kind: 'journey',
      done: journey.state === 'complete',
      next: journeyStep(journey, film),
    });
  }
  return items.toSorted(compareItems);
}

const KINDS: readonly TodayItem['kind'][] = ['checkin', 'pulse', 'journey', 'path', 'gratitude'];

export const isFinished = ({ kind, done }: TodayItem) => done && kind !== 'path';

const compareItems = (a: TodayItem, b: TodayItem) =>
  Number(isFinished(a)) - Number(isFinished(b)) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

export const replaceTodayItem = (items: readonly TodayItem[], item: TodayItem): TodayItem[] =>
  items.map((old) => (old.kind === item.kind ? item : old)).toSorted(compareItems);

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

function pathItem(
  path: PathSources,
  journey: Journey,
  film: TodaySituation['film'],
): Extract<TodayItem, { kind: 'path' }> {
  const reason = pathReason(path);
  const track = path.recommendedPath;
  const done = reason !== null || track !== 'SHJ' || journey.state !== 'not_begun';
  const next = track === 'SHJ' ? journeyStep(journey, film) : firstActionAtCompletion(track);
  return { kind: 'path', done, track, reason, next: done ? next : null };
}

function journeyStep(journey: Journey, film: TodaySituation['film']): NextStep {
  switch (journey.state) {
    case 'not_begun': {
      const first = firstActionAtCompletion('SHJ');
      return film ? { ...first, to: `/shj/workshops/${film.slug}`, film } : first;
    }
    case 'under_way': {
      const label = `Continue week ${journey.week} · KNOW ${journey.unit}`;
      return { label, to: `/shj/workshops/${journey.slug}`, ...(film && { film }) };
    }
    case 'complete':
      return { label: 'Look back on all the weeks', to: '/shj/workshops' };
  }
}
