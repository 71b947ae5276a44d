import { z } from 'zod';
import { practiceTotals, receivedMoney } from '../desk-today/contract.ts';

export const CHARTS = [
  'members',
  'joined',
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
  people: z.number().int().nullable(),
  value: z.number().nullable(),
});
export type ChartRow = z.infer<typeof chartRow>;

/** Shares are percentages rounded to tens, and hidden for groups of fewer than ten people. */
const share = z.number().int().nullable();

const retentionGroup = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  people: z.number().int(),
  shares: z.array(share),
});

export const FIRST_STEPS = ['took_quiz', 'first_week', 'second_week'] as const;
const firstWeeks = z.object({
  joined: z.number().int().nullable(),
  steps: z.array(z.object({ step: z.enum(FIRST_STEPS), share })),
});
export type FirstWeeks = z.infer<typeof firstWeeks>;

const workshopStep = z.object({ title: z.string(), begun: z.number().int(), share });
export type WorkshopStep = z.infer<typeof workshopStep>;

const count = z.number().int();

/** Weeks are counted back from today, so that the latest week is complete too. */
const practiceWeek = z.object({
  from: z.iso.date(),
  members: count,
  paying: count,
  priced: count,
  revenue: z.record(z.string(), z.number()),
  joined: count,
  left: count,
  active: count.nullable(),
  checkins: count.nullable(),
});
export type PracticeWeek = z.infer<typeof practiceWeek>;

/**
 * A year has 52 weeks. One more is sent, so that the latest week can be compared with the week a
 * year before.
 */
export const PRACTICE_WEEKS = 53;

export const dashboardResponse = z.object({
  madeAt: z.iso.datetime().nullable(),
  totals: practiceTotals.nullable(),
  weeks: z.array(practiceWeek),
  takesPayments: z.boolean(),
  received: receivedMoney.nullable(),
  retention: z.array(retentionGroup),
  firstWeeks: firstWeeks.nullable(),
  workshops: z.array(workshopStep),
  charts: z.array(z.object({ name: z.enum(CHARTS), rows: z.array(chartRow) })),
});
export type DashboardResponse = z.infer<typeof dashboardResponse>;
