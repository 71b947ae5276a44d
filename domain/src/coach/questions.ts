import type { Question, Slot } from './conversation.ts';

export const CHOICES: Partial<Record<Question, readonly string[]>> = {
  review: ['It worked', 'Partly', 'It didn’t work'],
  onward: ['Keep the same step', 'Something new'],
  adjust: ['A smaller step', 'Another moment', 'Something else'],
  after: ['That’s all, thanks', 'Another topic'],
};

export const EXPLORE = {
  pull: ['picture', 'pull', 'why'],
  plan: ['pull', 'why', 'tried'],
  weather: ['picture', 'pull', 'tried'],
} as const satisfies Record<string, readonly Question[]>;
export const SLOT_OF: Partial<Record<Question, Slot>> = {
  topic: 'problem',
  picture: 'moment',
  pull: 'pull',
  why: 'why',
  tried: 'tried',
};
