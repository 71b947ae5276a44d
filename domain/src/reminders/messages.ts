import type { ReminderKind } from './reminder.ts';

/** This text reveals nothing about the member, so it is safe to show on a locked screen. */
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
    hint: 'Only if you haven’t rated the day yet.',
    text: 'No check-in yet today. Five taps and you’re done.',
    path: '/action',
    button: 'Check in',
  },
  weekly_pulse: {
    label: 'Weekly Pulse',
    hint: 'Once, when the next one is ready.',
    text: 'Your Weekly Pulse is ready.',
    path: '/action',
    button: 'Open the Weekly Pulse',
  },
  commitment: {
    label: 'Commitments',
    hint: 'If you haven’t ticked off all your commitments today.',
    text: 'One of this week’s commitments is still open today.',
    path: '/action',
    button: 'See this week',
  },
  experiment: {
    label: 'Experiment',
    hint: 'Each morning of an experiment, so you know what to do.',
    text: 'See what to do for your experiment today.',
    path: '/progress/experiments',
    button: 'See today’s instruction',
  },
  belief_test: {
    label: 'Belief tests',
    hint: 'On the day you chose to test a belief.',
    text: 'Today’s the day you chose to test a belief.',
    path: '/action',
    button: 'See the belief',
  },
  break_end: {
    label: 'End of a break',
    hint: 'On the last day of your break.',
    text: 'Your break ends today. Tomorrow counts again.',
    path: '/action',
    button: 'Open the Action Hub',
  },
  weekly_letter: {
    label: 'Weekly letter',
    hint: 'Your week in one picture, by email.',
    text: 'Your week in one picture.',
    path: '/home',
    button: 'Open home',
  },
};

export const REMINDER_MESSAGES = {
  couldNotSave: 'We couldn’t save your reminder. Please try again.',
  notificationOver: 'This notification has expired or was already answered.',
  couldNotSnooze: 'We can’t remind you again today.',
  couldNotAdd: 'We couldn’t add this device. Please try again.',
} as const;
