import type { Measure, SummarySection } from './contract.ts';

export const SECTION_LABELS: Record<SummarySection, string> = {
  feelings: 'How I felt',
  scorecard: 'Daily scorecard',
  pulse: 'Weekly Pulse',
  urges: 'Urges',
  sexual_health: 'Sexual health',
  journal: 'My journal, word for word',
};

/** Headings of the printed page, which a clinician reads. */
export const SHEET_HEADINGS: Record<SummarySection, string> = {
  feelings: 'Feelings',
  scorecard: 'Daily scorecard (0 to 2)',
  pulse: 'Weekly Pulse (0 to 10)',
  urges: 'Urges',
  sexual_health: 'Sexual health',
  journal: 'Journal entries',
};

export const SUMMARY_MESSAGES = {
  title: 'Summary for a clinician',
  intro:
    'One page that a doctor or counsellor can read in a minute. You choose what’s on it, and nothing leaves this device until you print or save it.',
  open: 'Make a summary for a clinician',
  sections: 'What should be on it?',
  note: 'A note from you (optional)',
  noteHint: 'What you’d like to talk about. It’s only printed, never stored.',
  print: 'Print or save as PDF',
  fhir: 'Save as FHIR file',
  fhirHint: 'For software in practices and clinics.',
  empty: 'Nothing was recorded in this period.',
  couldNotLoad: 'Your summary did not load. Please try again.',
  selfRated:
    'Self-rated in a wellness app. Not a medical record, and no test has been validated on it.',
} as const;

/** For example "3.1, then 3.8 in the second half". */
export function trendText({ halves, high, low }: Pick<Measure, 'halves' | 'high' | 'low'>): string {
  if (!halves) return 'too few days to compare';
  const [first, second] = halves;
  const change = second - first;
  const isSteady = Math.abs(change) < (high - low) * 0.05;
  const numbers = `${first.toFixed(1)}, then ${second.toFixed(1)}`;
  if (isSteady) return `${numbers}: steady`;
  return `${numbers}: ${change > 0 ? 'up' : 'down'}`;
}
