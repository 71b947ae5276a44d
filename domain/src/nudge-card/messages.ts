import type { NudgeVoice } from './card.ts';

export const NUDGE_CARD_MESSAGES = {
  notNow: 'Not now',
  dontShowAgain: "Don't show again",
  why: 'Why this?',
  free: 'Free to read first, if you like:',
  booking:
    'Your check-ins this week led to this card. Whether you book a visit is up to you. Visits aren’t part of your membership.',
  voices: 'Rui and Charley are characters in this app, not real people.',
  done: {
    not_now: 'All right. No nudges for a week.',
    dont_show_again: 'Got it. You won’t see this one again.',
  },
  couldNotRemember: 'We couldn’t save that, so this card may come back another day.',
} as const;

export const NUDGE_VOICE_NAMES: Record<NudgeVoice, string> = {
  rui: 'Rui, the app’s voice for care',
  charley: 'Charley, the app’s voice for the journey',
  neutral: 'A thought for you',
};
