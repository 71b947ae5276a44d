import { z } from 'zod';
import { addDays } from '../calendar.ts';

/** Parts that a member can choose. Sexual health and journal text are off unless chosen. */
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

export const MAX_SUMMARY_DAYS = 366;

/** Sent by POST, so that the chosen subjects do not end up in server logs. */
export const summaryRequest = z
  .strictObject({
    today: z.iso.date(),
    from: z.iso.date(),
    to: z.iso.date(),
    sections: z.array(z.enum(SUMMARY_SECTIONS)).min(1).max(SUMMARY_SECTIONS.length),
  })
  .refine(({ from, to }) => from <= to && to < addDays(from, MAX_SUMMARY_DAYS), {
    path: ['from'],
    message: 'The period must have one to 366 days.',
  });
export type SummaryRequest = z.infer<typeof summaryRequest>;

const dayValue = z.tuple([z.iso.date(), z.number()]);

/** Something that was recorded with a number. */
const measure = z.object({
  id: z.string(),
  section: z.enum(SUMMARY_SECTIONS),
  label: z.string(),
  low: z.number(),
  high: z.number(),
  isLowBetter: z.boolean(),
  values: z.array(dayValue),
  average: z.number(),
  /** Averages of the first and the second half of the period; null if there are too few days. */
  halves: z.tuple([z.number(), z.number()]).nullable(),
});
export type Measure = z.infer<typeof measure>;

export const clinicianSummary = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  measures: z.array(measure),
  journal: z.array(z.object({ day: z.iso.date(), feeling: z.number(), words: z.string() })),
});
export type ClinicianSummary = z.infer<typeof clinicianSummary>;
