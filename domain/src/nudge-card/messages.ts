import type { NudgeVoice } from './card.ts';

export const NUDGE_CARD_MESSAGES = {
  notNow: 'Not now',
  dontShowAgain: "Don't show again",
  why: 'Why this?',
  free: 'Free, and first if you like:',
  booking:
    'Your check-ins this week led to this card. A visit is yours to decide, and it isn’t part of your membership.',
  voices: 'Rui and Charley are voices of this app. They aren’t people.',
  done: {
    not_now: 'All right. No nudges for a week.',
    dont_show_again: 'Got it. You won’t see this one again.',
  },
  couldNotRemember: 'We couldn’t remember that, so it may come back another day.',
} as const;

export const NUDGE_VOICE_NAMES: Record<NudgeVoice, string> = {
  rui: 'Rui, the app’s voice for care',
  charley: 'Charley, the app’s voice for the journey',
  neutral: 'A thought for you',
};
