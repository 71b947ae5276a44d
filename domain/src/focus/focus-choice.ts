import { FOCUS_WORDS, type FocusWord } from '../vocabulary.ts';

/** The choice "random" means no focus word and is stored as null. */
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

export function parseFocusWord(value: unknown): FocusWord | null {
  if (typeof value !== 'string') return null;
  const wanted = value.trim().toLowerCase();
  return FOCUS_WORDS.find((word) => word === wanted) ?? null;
}

/** Two columns of the profile can contain the focus; `nudge_focus` takes precedence. */
export function savedFocus(profile: { focus: unknown; nudgeFocus: unknown }): FocusChoice {
  return parseFocusWord(profile.nudgeFocus) ?? parseFocusWord(profile.focus) ?? 'random';
}

export const canSaveFocus = (choice: FocusChoice, saved: FocusChoice): boolean => choice !== saved;
