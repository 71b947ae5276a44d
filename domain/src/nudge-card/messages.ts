import type { NudgeVoice } from './card.ts';

export const NUDGE_CARD_MESSAGES = {
  notNow: 'Not now',
  dontShowAgain: "Don't show again",
  why: 'Why this?',
  done: {
    not_now: 'All right. No nudges for a week.',
    dont_show_again: 'Understood. You will not see this one again.',
  },
  couldNotRemember: 'We could not remember that just now, so it may come back another day.',
} as const;

/** Who is speaking, for the mark beside the message. */
export const NUDGE_VOICE_NAMES: Record<NudgeVoice, string> = {
  rui: 'Rui, for the clinics',
  charley: 'Charley, for the journey',
  neutral: 'A thought for you',
};
