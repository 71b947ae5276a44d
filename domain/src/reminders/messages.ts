import type { ReminderKind } from './reminder.ts';

/** The text reveals nothing about the member, so it is safe to show on a locked screen. */
export const DISCREET_TEXT = 'A small thought is waiting';

export const REMINDER_WORDS: Record<
  ReminderKind,
  { label: string; hint: string; text: string; path: string; button: string }
> = {
  daily_nudge: {
    label: 'Daily nudge',
    hint: 'One small thought about your focus, once a day.',
    text: 'Your daily nudge is here.',
    path: '/action',
    button: 'Open the Action Hub',
  },
  check_in: {
    label: 'Check-in',
    hint: 'Only on days without one.',
    text: 'Today has no check-in yet. Five taps are enough.',
    path: '/action',
    button: 'Check in',
  },
  weekly_pulse: {
    label: 'Weekly Pulse',
    hint: 'Once, when the next one opens.',
    text: 'Your Weekly Pulse is open.',
    path: '/action',
    button: 'Open the Weekly Pulse',
  },
  commitment: {
    label: 'Commitments',
    hint: 'While one of this week’s is not ticked today.',
    text: 'One of this week’s commitments is still open today.',
    path: '/action',
    button: 'See this week',
  },
  belief_test: {
    label: 'Belief tests',
    hint: 'On the day you chose for one.',
    text: 'You chose today for a test of a belief.',
    path: '/action',
    button: 'See the belief',
  },
  break_end: {
    label: 'End of a break',
    hint: 'On the last day of a break that you planned.',
    text: 'Your break ends today. Tomorrow counts again.',
    path: '/action',
    button: 'Open the Action Hub',
  },
  weekly_letter: {
    label: 'Weekly letter',
    hint: 'Your week in one picture, by mail.',
    text: 'Your week in one picture.',
    path: '/home',
    button: 'Open home',
  },
};

export const REMINDER_MESSAGES = {
  couldNotSave: 'Could not save your reminder. Please try again.',
  couldNotAdd: 'This device could not be added. Please try again.',
} as const;
