import type { Pillar } from '../vocabulary.ts';
import type { Score } from './score.ts';
import type { BreakRefusal, BreakState } from './streak-break.ts';

export const PILLAR_LABELS: Record<Pillar, string> = {
  nutrition: 'Nutrition',
  movement: 'Movement',
  sleep: 'Sleep',
  hormonal_balance: 'Hormonal balance',
  sexual_health: 'Sexual health',
};

export const SCORE_LABELS: Record<Score, string> = {
  0: 'Not today',
  1: 'Partly',
  2: 'Well',
};

export const SCORE_MEANINGS: Record<Pillar, Record<Score, string>> = {
  nutrition: {
    0: 'meals just happened',
    1: 'at least one meal as I meant it',
    2: 'I mostly ate what’s good for me',
  },
  movement: {
    0: 'hardly any today',
    1: 'a short walk or a stretch',
    2: 'half an hour or more, enough to feel it',
  },
  sleep: {
    0: 'short or restless',
    1: 'long enough, but broken',
    2: 'long enough, and I woke rested',
  },
  hormonal_balance: {
    0: 'up and down all day',
    1: 'steady for part of the day',
    2: 'even energy and temper',
  },
  sexual_health: {
    0: 'no room for it today',
    1: 'a moment of closeness or care',
    2: 'at ease with it, alone or together',
  },
};

export const SCORECARD_MESSAGES = {
  title: 'Track Your Progress',
  trackIntro: 'Rate today, or correct yesterday.',
  weeklyCheckIn: 'Weekly Check-In',
  saved: 'Saved!',
  savedDetail: 'Your daily scorecard has been updated.',
  notAuthenticated: 'Not authenticated',
  couldNotSave: 'That didn’t save, so we put your earlier rating back. Please try again.',
  readOnlyDay: 'Only today and yesterday can be changed.',
  notToday: 'Your device’s date looks wrong. Please check it.',
  meanings: 'What “partly” and “well” mean',
  tooLate: 'You came back online too late to change that day.',
} as const;

export const STREAK_MESSAGES = {
  pillarsTitle: 'Your pillars',
  pillarsIntro:
    'Hide the pillars that don’t fit you. A day then counts once you score one point for each pillar you keep.',
  choosePillars: 'Choose your pillars',
  lastPillar: 'Keep at least one pillar.',
  couldNotHide: 'We couldn’t save your pillars',
  breakTitle: 'Planned break',
  breakIntro: 'Going away, feeling ill, or just need a pause? Plan a break and keep your streak.',
  plan: 'Plan this break',
  endNow: 'End break now',
  callOff: 'Cancel break',
  firstDay: 'First day',
  lastDay: 'Last day',
  couldNotSaveBreak: 'We couldn’t save your break',
  breakSaved: 'Your break is planned.',
} as const;

export const BREAK_REFUSALS: Record<BreakRefusal, string> = {
  too_long: 'A break lasts four weeks at most.',
  too_far: 'You can plan a break up to 90 days ahead.',
  in_the_past: 'A break can only start today or later.',
  overlaps: 'You already have a break on those days.',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Members read this sentence once after a streak has ended. It must not blame them. */
export const endedRunWords = (length: number): string =>
  `Your streak of ${days(length)} has ended. Those days still count, and today can start the next one.`;

export function breakWords(state: BreakState): string {
  if (state.kind === 'planned') {
    return state.startsIn === 1
      ? 'Your break begins tomorrow.'
      : `Your break begins in ${days(state.startsIn)}.`;
  }
  if (state.kind === 'over')
    return 'Welcome back. Your break is over, and your streak picks up where it left off.';
  return state.daysLeft === 0
    ? 'You’re on a break. Today is the last day.'
    : `You’re on a break. Your streak is waiting. ${days(state.daysLeft)} to go.`;
}
