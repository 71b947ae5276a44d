/**
 * A summary leaves out sexual health and the member's journal texts unless the member chooses them.
 */
export const SUMMARY_SECTIONS = [
  'feelings',
  'scorecard',
  'pulse',
  'urges',
  'sexual_health',
  'journal',
] as const;
export type SummarySection = (typeof SUMMARY_SECTIONS)[number];

export const DEFAULT_SECTIONS: readonly SummarySection[] = ['feelings', 'scorecard', 'pulse'];

/**
 * Sexual health and the journal are requested only if the member chooses them, so that no device
 * stores them unasked.
 */
export const SENSITIVE_SECTIONS: readonly SummarySection[] = ['sexual_health', 'journal'];

export const MAX_NOTE_LENGTH = 600;
