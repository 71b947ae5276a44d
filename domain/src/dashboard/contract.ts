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

const revenue = z.object({
  paying: z.number().int(),
  /** Estimated from the prices on the upgrade page; null if they cannot be read. */
  perMonth: z.string().nullable(),
});

const earlierTotals = z.object({
  /** This number and the next two cover the thirty days before the last thirty. */
  joined: z.number().int(),
  ended: z.number().int(),
  closed: z.number().int(),
  /** This number and the next are null until the desk has counted for that long. */
  premium: z.number().int().nullable(),
  here: z.number().int().nullable(),
});
export type EarlierTotals = z.infer<typeof earlierTotals>;

export const dashboardResponse = z.object({
  /** `madeAt` is null until the charts have been calculated for the first time. */
  madeAt: z.iso.datetime().nullable(),
  totals: practiceTotals.nullable(),
  /** The totals are compared with `earlier`, which is null until it has been counted. */
  earlier: earlierTotals.nullable(),
  /** `revenue` is null if the installation has no payment provider. */
  revenue: revenue.nullable(),
  /** This and the following lists are empty for a small practice. */
  retention: z.array(retentionGroup),
  firstWeeks: firstWeeks.nullable(),
  workshops: z.array(workshopStep),
  charts: z.array(z.object({ name: z.enum(CHARTS), rows: z.array(chartRow) })),
});
export type DashboardResponse = z.infer<typeof dashboardResponse>;
