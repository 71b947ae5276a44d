import { QUICK_TAG_LABELS } from '../quick-router/quick-route.ts';

/** What members tell us in words of ours, as the desk reads it: choices on home, and answers kept. */
const KNOWN_SIGNALS: Readonly<Record<string, string>> = {
  ...QUICK_TAG_LABELS,
  weight_difficulty: 'Weight is difficult',
  physical: 'Intimacy: it feels physical',
  relational: 'Intimacy: it is about the relationship',
  medical_first: 'A clinician first',
};

/** What can be chosen; what an offer asks for beside it can be taken away, and is not lost. */
export const signalChoices = (kept: readonly string[]): { value: string; label: string }[] =>
  [...new Set([...Object.keys(KNOWN_SIGNALS), ...kept])].map((value) => ({
    value,
    label: KNOWN_SIGNALS[value] ?? value,
  }));
