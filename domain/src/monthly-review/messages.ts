import type { DayKey } from '../calendar.ts';
import { dateName } from '../format.ts';

export const monthWord = (month: DayKey): string => dateName(month).replace(/^\d+ /, '');

export const MONTHLY_REVIEW_MESSAGES = {
  title: (month: DayKey) => `Your ${monthWord(month)}`,
  onHome: 'Your month in a few sentences',
  done: 'Got it',
  couldNotSave: 'We couldn’t mark your review as read',
} as const;
