import type { Feeling } from '../journal/entry.ts';
import { FEELING_LABELS } from '../journal/messages.ts';
import type { QuickTag } from '../vocabulary.ts';

/** The welcome asks what members aim for, not about their problems. */
export const AIMS: Record<QuickTag, string> = {
  poor_sleep: 'Sleep better',
  anxiety: 'Feel calmer',
  low_energy: 'More energy',
  weight: 'Healthy weight',
  libido: 'More desire',
  relationship: 'Feel closer',
};

export const AIM_REASONS: Record<QuickTag, string> = {
  poor_sleep: 'you want to sleep better',
  anxiety: 'you want to feel calmer',
  low_energy: 'you want more energy',
  weight: 'you want a healthy weight',
  libido: 'you want more desire',
  relationship: 'you want to feel closer',
};

const withName = (text: string, name: string | null, end = ''): string =>
  name ? `${text}, ${name}${end}` : `${text}${end}`;

export const WELCOME_WORDS = {
  label: 'Welcome',
  skip: 'Skip',
  skipAll: 'Skip all',
  next: 'Next',
  offline: 'You’re offline. We’ll save this as soon as you’re back.',
  notSaved: 'That didn’t save. You can change it in your account any time.',
  name: {
    title: 'Good to have you here',
    text: 'A few small things that take about two minutes. Skip whatever you like.',
    label: 'What should we call you?',
  },
  reason: {
    title: (name: string | null) => withName('What brings you here', name, '?'),
    text: 'Pick what fits best. You can change it any time.',
    looking: 'Just looking around',
  },
  feeling: {
    title: 'How are you right now?',
    text: 'One tap. There’s no wrong answer, and only you can see it.',
  },
  breath: {
    before: {
      title: 'Let’s take three breaths',
      text: 'In for four, out for six. Half a minute, wherever you are.',
    },
    during: { title: 'Follow the count', text: 'In for four, out for six.' },
    after: {
      title: 'That was lovely',
      text: 'Three slow breaths. Notice what’s a little softer now.',
    },
    start: 'Start breathing',
  },
  finish: {
    title: (name: string | null) => withName('That’s day one', name),
    tomorrow: 'Tomorrow, one small thing',
    tomorrowText: 'Five taps for your day, about half a minute.',
    remind: 'Email me a reminder at',
    remindButton: 'Remind me',
    reminded: (time: string) => `We’ll email you at ${time}. Change it any time in your account.`,
    go: 'Take me home',
  },
} as const;

export const FEELING_REPLIES: Record<Feeling, string> = {
  1: 'Thanks for saying so. Let’s take it gently.',
  2: 'Thanks for being honest. We’ll keep it small.',
  3: 'Okay is a fine place to start.',
  4: 'Good to hear. Let’s keep some of that.',
  5: 'Lovely. Let’s keep some of that.',
};

export interface WelcomeDone {
  tag: QuickTag | null;
  feeling: Feeling | null;
  hasBreathed: boolean;
}

export function doneWords({ tag, feeling, hasBreathed }: WelcomeDone): string[] {
  return [
    tag && `You said what matters: ${AIMS[tag].toLowerCase()}.`,
    feeling && `You noticed how you are: ${FEELING_LABELS[feeling].toLowerCase()}.`,
    hasBreathed && 'You took three slow breaths.',
  ].filter((words) => typeof words === 'string');
}

export const NOTHING_DONE = 'You showed up. That’s the first step, and often the hardest.';
