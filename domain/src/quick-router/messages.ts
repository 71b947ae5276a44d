import type { QuickTag } from '../vocabulary.ts';
import { QUICK_TAG_LABELS } from './quick-route.ts';

export const QUICK_ROUTER_MESSAGES = {
  title: "I'm feeling…",
  description: 'Choose what’s closest. It can be different tomorrow.',
  gender: 'Would you like to tell us your gender? This is optional.',
  go: 'Continue',
  couldNotRemember: 'We couldn’t save your choice, but here’s where it leads.',
} as const;

export const helpNowTitle = (tag: QuickTag): string => `${QUICK_TAG_LABELS[tag]}? Start here`;

export const HELP_NOW_WORDS = {
  text: 'Pick one small thing. All of it is free.',
  workshop: 'See this week’s workshop',
  close: 'Hide this',
} as const;
