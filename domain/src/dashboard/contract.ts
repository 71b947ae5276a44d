import { z } from 'zod';

/** In the order in which the dashboard shows them. */
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
  /** Null for fewer than five. */
  people: z.number().int().nullable(),
  /** What was measured of them, where something was. */
  value: z.number().nullable(),
});
export type ChartRow = z.infer<typeof chartRow>;

export const dashboardResponse = z.object({
  /** Null until the first count after the installation's start. */
  madeAt: z.iso.datetime().nullable(),
  charts: z.array(z.object({ name: z.enum(CHARTS), rows: z.array(chartRow) })),
});
export type DashboardResponse = z.infer<typeof dashboardResponse>;
