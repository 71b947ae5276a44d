import { z } from 'zod';

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
  /**
   * Number of people in the group; null if it is hidden because the group has fewer than five
   * people.
   */
  people: z.number().int().nullable(),
  value: z.number().nullable(),
});
export type ChartRow = z.infer<typeof chartRow>;

export const dashboardResponse = z.object({
  /** When the charts were last calculated; null until the first calculation has run. */
  madeAt: z.iso.datetime().nullable(),
  charts: z.array(z.object({ name: z.enum(CHARTS), rows: z.array(chartRow) })),
});
export type DashboardResponse = z.infer<typeof dashboardResponse>;
