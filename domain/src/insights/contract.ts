import { z } from 'zod';
import { ALL_INSIGHTS } from './insight.ts';
import { INSIGHT_KEY, insight, waiting } from './report.ts';

/**
 * `off` hides one insight, or all of them if set on `all`. `private_on_home`, set on `all`, lets
 * Home show private insights.
 */
const INSIGHT_MARKS = ['off', 'seen', 'private_on_home'] as const;
export type InsightMark = (typeof INSIGHT_MARKS)[number];

export const markInsightRequest = z.strictObject({
  insight: z.union([z.literal(ALL_INSIGHTS), z.string().regex(INSIGHT_KEY)]),
  mark: z.enum(INSIGHT_MARKS),
  isSet: z.boolean(),
  at: z.iso.datetime(),
});
export type MarkInsightRequest = z.infer<typeof markInsightRequest>;

export const insightMarks = z.object({
  isOff: z.boolean(),
  showsPrivateOnHome: z.boolean(),
  off: z.array(z.string()),
  seen: z.array(z.string()),
});
export type InsightMarks = z.infer<typeof insightMarks>;

const chartDay = z.tuple([z.iso.date(), z.number(), z.boolean()]);
export type ChartDay = z.infer<typeof chartDay>;

const shownInsight = insight.extend({ days: z.array(chartDay) });
export type ShownInsight = z.infer<typeof shownInsight>;

export const insightsResponse = z.object({
  insights: z.array(shownInsight),
  waiting: z.array(waiting),
  marks: insightMarks,
  /** After hard days, the page shows help before charts. */
  isHardStretch: z.boolean(),
});
export type InsightsResponse = z.infer<typeof insightsResponse>;

export const insightsQuery = z.object({ today: z.iso.date() });
