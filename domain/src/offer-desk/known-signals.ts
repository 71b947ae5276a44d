import { QUICK_TAG_LABELS } from '../quick-router/quick-route.ts';

const KNOWN_SIGNALS: Readonly<Record<string, string>> = {
  ...QUICK_TAG_LABELS,
  weight_difficulty: 'Struggling with weight',
  physical: 'Intimacy: it feels physical',
  relational: 'Intimacy: it’s about the relationship',
  medical_first: 'Would rather see a clinician first',
};

/**
 * Unknown signals of a saved offer stay in the list, so that editing the offer does not lose them.
 */
export const signalChoices = (kept: readonly string[]): { value: string; label: string }[] =>
  [...new Set([...Object.keys(KNOWN_SIGNALS), ...kept])].map((value) => ({
    value,
    label: KNOWN_SIGNALS[value] ?? value,
  }));
