import { z } from 'zod';
import { practiceTotals } from '../desk-today/contract.ts';

export const CHARTS = [
  'members',
  'joined',
  'active',
  'quiz',
  'pulse',
  'nudges',
  'offers',
  'workshops',
  'upgrade',
] as const;
export type ChartName = (typeof CHARTS)[number];

const chartRow = z.object({
  series: z.string(),
  label: z.string(),
  /** `people` is null if the group is hidden because it has fewer than five people. */
  people: z.number().int().nullable(),
  value: z.number().nullable(),
});
export type ChartRow = z.infer<typeof chartRow>;

/** A practice of this size or smaller sees only totals. */
export const SMALL_PRACTICE = 20;

/** A percentage, rounded to tens. Null if the group has fewer than ten people. */
const share = z.number().int().nullable();

const retentionGroup = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  people: z.number().int(),
  shares: z.array(share),
});

export const FIRST_STEPS = ['took_quiz', 'first_week', 'second_week'] as const;
const firstWeeks = z.object({
  /** `joined` is null if fewer than five people joined in that month. */
  joined: z.number().int().nullable(),
  steps: z.array(z.object({ step: z.enum(FIRST_STEPS), share })),
});
export type FirstWeeks = z.infer<typeof firstWeeks>;

const workshopStep = z.object({ title: z.string(), begun: z.number().int(), share });
export type WorkshopStep = z.infer<typeof workshopStep>;

const count = z.number().int();

/** Seven days, of which the last is today, or the last day of the week after it. */
const practiceWeek = z.object({
  from: z.iso.date(),
  /** At the end of the week: members, and how many of them pay. */
  members: count,
  paying: count,
  /** Of how many paying members the amount is known. */
  priced: count,
  /** What they paid, as an amount a month in the smallest unit, by currency. */
  revenue: z.record(z.string(), z.number()),
  /** In the week: who joined, who closed their account, and who was active. */
  joined: count,
  left: count,
  /** This number and the next are null if they are about fewer than five people. */
  active: count.nullable(),
  checkins: count.nullable(),
});
export type PracticeWeek = z.infer<typeof practiceWeek>;

export const PRACTICE_WEEKS = 12;

export const dashboardResponse = z.object({
  /** `madeAt` is null until the charts have been calculated for the first time. */
  madeAt: z.iso.datetime().nullable(),
  totals: practiceTotals.nullable(),
  /** The last `PRACTICE_WEEKS` weeks, oldest first; empty until they have been counted. */
  weeks: z.array(practiceWeek),
  takesPayments: z.boolean(),
  /** This and the following lists are empty for a small practice. */
  retention: z.array(retentionGroup),
  firstWeeks: firstWeeks.nullable(),
  workshops: z.array(workshopStep),
  charts: z.array(z.object({ name: z.enum(CHARTS), rows: z.array(chartRow) })),
});
export type DashboardResponse = z.infer<typeof dashboardResponse>;
