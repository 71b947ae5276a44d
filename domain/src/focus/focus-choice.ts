import { FOCUS_WORDS, type FocusWord } from '../vocabulary.ts';

/** "random" is the member's way of saying none; it is stored as null. */
export type FocusChoice = FocusWord | 'random';

const LABELS: Record<FocusChoice, string> = {
  weight: 'Weight',
  energy: 'Energy',
  sleep: 'Sleep',
  stress: 'Stress',
  mood: 'Mood',
  anxiety: 'Anxiety',
  focus: 'Focus',
  libido: 'Libido',
  cycle: 'Cycle',
  pain: 'Pain',
  movement: 'Movement',
  relationship: 'Relationship',
  random: 'Surprise me',
};

export const focusLabel = (choice: FocusChoice): string => LABELS[choice];

export const FOCUS_CHOICES: readonly { value: FocusChoice; label: string }[] = [
  ...FOCUS_WORDS,
  'random' as const,
].map((value) => ({ value, label: LABELS[value] }));

/** The focus word that this is, in whatever case it was stored; null for "random" and anything else. */
export function focusWord(value: unknown): FocusWord | null {
  if (typeof value !== 'string') return null;
  const wanted = value.trim().toLowerCase();
  return FOCUS_WORDS.find((word) => word === wanted) ?? null;
}

/** Of the two columns the first that holds a word counts. */
export function savedFocus(profile: { focus: unknown; nudgeFocus: unknown }): FocusChoice {
  return focusWord(profile.nudgeFocus) ?? focusWord(profile.focus) ?? 'random';
}

export const canSaveFocus = (choice: FocusChoice, saved: FocusChoice): boolean => choice !== saved;
