import type { Pillar } from '../vocabulary.ts';
import type { Score } from './score.ts';

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

export const SCORECARD_MESSAGES = {
  title: 'Track Your Progress',
  weeklyCheckIn: 'Weekly Check-In',
  saved: 'Saved!',
  savedDetail: 'Your daily scorecard has been updated.',
  notAuthenticated: 'Not authenticated',
  couldNotSave: 'That did not save, so your earlier value is back. Please try again.',
  readOnlyDay: 'Only today and yesterday can be changed.',
  notToday: 'That day is not today where you are. Please check the date on your device.',
  tooLate: 'By the time the network was back, that day could no longer be changed.',
} as const;
