import type { DayKey } from '../calendar.ts';
import { fullDate } from '../format.ts';
import type { Measure } from './contract.ts';
import type { SummarySection } from './sections.ts';

export const SECTION_LABELS: Record<SummarySection, string> = {
  feelings: 'How I felt',
  scorecard: 'Daily scorecard',
  pulse: 'Weekly Pulse',
  urges: 'Urges',
  sexual_health: 'Sexual health',
  journal: 'My journal, word for word',
};

export const SHEET_HEADINGS: Record<Exclude<SummarySection, 'sexual_health'>, string> = {
  feelings: 'Feelings (1 to 5)',
  scorecard: 'Daily Scorecard (0 to 2)',
  pulse: 'Weekly Pulse (0 to 10)',
  urges: 'Urges (0 to 10, lower is better)',
  journal: 'Journal entries',
};

export const SUMMARY_MESSAGES = {
  title: 'Summary for a clinician',
  intro:
    'One page that a doctor or counsellor can read in a minute. You choose what’s on it, and how they get it.',
  open: 'Make a summary for a clinician',
  sections: 'What should it include?',
  note: 'A note from you (optional)',
  noteHint:
    'What you’d like to talk about. We store it only if you share a link, and we encrypt it.',
  print: 'Print or save as PDF',
  fhir: 'Save for clinic software (FHIR)',
  fhirHint: 'For practice and clinic software. It leaves out your note and your journal.',
  readerFhirHint: 'For your practice software. It leaves out the note and the journal entries.',
  empty: 'Nothing was recorded in this period.',
  couldNotLoad: 'We couldn’t load your summary. Please try again.',
  offline: 'You’re offline',
  notOnDevice: 'This summary isn’t on this device yet. Go online once to load it.',
  lastSeen: (day: DayKey) =>
    `This is your summary from ${fullDate(day)}. It’ll update when you’re back online.`,
  notUpdated: (day: DayKey) =>
    `We couldn’t update your summary. This is the one from ${fullDate(day)}.`,
  selfRated:
    'All numbers are the person’s own ratings in a wellness app. They are not measurements or clinical test results.',
  changes: 'Biggest changes',
  noChange: 'Not much changed between the first and second halves of the period.',
  tooFewDays: 'too few days',
  map: 'Weekly averages as a map. The table shows the numbers.',
} as const;

const STEADY_SHARE = 0.05;
const SHOWN_CHANGES = 3;

const changeShare = ({ halves, high, low }: Pick<Measure, 'halves' | 'high' | 'low'>): number =>
  halves ? (halves[1] - halves[0]) / (high - low) : 0;

export function trend(measure: Pick<Measure, 'halves' | 'high' | 'low'>): 'up' | 'down' | 'steady' {
  const share = changeShare(measure);
  if (Math.abs(share) < STEADY_SHARE) return 'steady';
  return share > 0 ? 'up' : 'down';
}

export function trendText(measure: Pick<Measure, 'halves' | 'high' | 'low'>): string {
  if (!measure.halves) return SUMMARY_MESSAGES.tooFewDays;
  const [first, second] = measure.halves;
  return `${first.toFixed(1)}, then ${second.toFixed(1)}: ${trend(measure)}`;
}

export const biggestChanges = (measures: readonly Measure[]): Measure[] =>
  measures
    .filter((measure) => Math.abs(changeShare(measure)) >= STEADY_SHARE)
    .toSorted((a, b) => Math.abs(changeShare(b)) - Math.abs(changeShare(a)))
    .slice(0, SHOWN_CHANGES);
