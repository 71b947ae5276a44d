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
  /** `people` is null if the group is hidden because it has fewer than five people. */
  people: z.number().int().nullable(),
  value: z.number().nullable(),
});
export type ChartRow = z.infer<typeof chartRow>;

export const dashboardResponse = z.object({
  /** `madeAt` is null until the charts have been calculated for the first time. */
  madeAt: z.iso.datetime().nullable(),
  charts: z.array(z.object({ name: z.enum(CHARTS), rows: z.array(chartRow) })),
});
export type DashboardResponse = z.infer<typeof dashboardResponse>;
