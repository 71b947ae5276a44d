import type { FocusWord, QuickTag } from '../vocabulary.ts';

const FOCUS_BY_TAG: Record<QuickTag, FocusWord> = {
  low_energy: 'energy',
  poor_sleep: 'sleep',
  weight: 'weight',
  anxiety: 'anxiety',
  libido: 'libido',
  relationship: 'relationship',
};

export const focusForTag = (tag: QuickTag): FocusWord => FOCUS_BY_TAG[tag];
