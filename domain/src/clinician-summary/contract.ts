import { z } from 'zod';
import { addDays } from '../calendar.ts';
import { LINK_DAYS } from './link-days.ts';
import { MAX_NOTE_LENGTH, SUMMARY_SECTIONS } from './sections.ts';

export const MAX_SUMMARY_DAYS = 366;

const period = { from: z.iso.date(), to: z.iso.date() };
const choice = {
  today: z.iso.date(),
  ...period,
  sections: z.array(z.enum(SUMMARY_SECTIONS)).min(1).max(SUMMARY_SECTIONS.length),
};
const hasDays = ({ from, to }: { from: string; to: string }) =>
  from <= to && to < addDays(from, MAX_SUMMARY_DAYS);
const NO_DAYS = { path: ['from'], message: 'Choose a period of 1 to 366 days.' };

/** Summaries are requested by POST, because the chosen subjects must not appear in server logs. */
export const summaryRequest = z.strictObject(choice).refine(hasDays, NO_DAYS);
export type SummaryRequest = z.infer<typeof summaryRequest>;

const dayValue = z.tuple([z.iso.date(), z.number()]);

const measure = z.object({
  id: z.string(),
  section: z.enum(SUMMARY_SECTIONS),
  label: z.string(),
  low: z.number(),
  high: z.number(),
  ends: z.tuple([z.string(), z.string()]).nullable(),
  isLowBetter: z.boolean(),
  values: z.array(dayValue),
  average: z.number(),
  halves: z.tuple([z.number(), z.number()]).nullable(),
});
export type Measure = z.infer<typeof measure>;

export const clinicianSummary = z.object({
  ...period,
  measures: z.array(measure),
  journal: z.array(z.object({ day: z.iso.date(), feeling: z.number(), words: z.string() })),
});
export type ClinicianSummary = z.infer<typeof clinicianSummary>;

export const shareSummaryRequest = z
  .strictObject({
    ...choice,
    note: z.string().trim().max(MAX_NOTE_LENGTH),
    days: z.literal(LINK_DAYS),
  })
  .refine(hasDays, NO_DAYS);
export type ShareSummaryRequest = z.infer<typeof shareSummaryRequest>;

const LINK_STATES = ['open', 'expired', 'revoked', 'wrong_codes', 'used_up'] as const;
export type LinkState = (typeof LINK_STATES)[number];

const summaryLink = z.object({
  id: z.uuid(),
  ...period,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(LINK_STATES),
  openings: z.number().int(),
  lastOpenedAt: z.iso.datetime().nullable(),
  wrongCodes: z.number().int(),
});
export type SummaryLink = z.infer<typeof summaryLink>;

export const summaryLinksResponse = z.object({ links: z.array(summaryLink) });
export type SummaryLinksResponse = z.infer<typeof summaryLinksResponse>;

export const sharedLinkResponse = summaryLinksResponse.extend({
  token: z.string(),
  code: z.string(),
});
export type SharedLinkResponse = z.infer<typeof sharedLinkResponse>;

export const summaryLinkParam = z.object({ id: z.uuid() });

/** The token is sent in the body of the request, because URLs appear in server logs. */
export const openSummaryRequest = z.strictObject({
  token: z.string().max(100),
  code: z.string().max(40),
});
export type OpenSummaryRequest = z.infer<typeof openSummaryRequest>;

export const sharedSummary = z.object({
  summary: clinicianSummary,
  name: z.string().nullable(),
  note: z.string(),
  madeOn: z.iso.date(),
});
export type SharedSummary = z.infer<typeof sharedSummary>;
