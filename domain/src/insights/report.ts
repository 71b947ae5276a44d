import { z } from 'zod';
import { FACTOR_IDS, type FactorId } from './factors.ts';
import { OUTCOME_IDS, type OutcomeId } from './outcomes.ts';

const outcome = z.enum(OUTCOME_IDS as [OutcomeId, ...OutcomeId[]]);
const factor = z.enum(FACTOR_IDS as [FactorId, ...FactorId[]]);

const CONFIDENCES = [1, 2, 3] as const;
export type Confidence = (typeof CONFIDENCES)[number];

const pair = z.tuple([z.number(), z.number()]);

export const insight = z.object({
  outcome,
  factor,
  lag: z.literal([0, 1]),
  split: z.enum(['any', 'full']),
  means: pair,
  counts: pair,
  inThousand: z.number(),
  confidence: z.literal(CONFIDENCES),
  state: z.enum(['holds', 'faded']),
  foundOn: z.iso.date(),
  changedOn: z.iso.date(),
  together: factor.nullable(),
});
export type Insight = z.infer<typeof insight>;

export const waiting = z.object({
  outcome,
  factor,
  kind: z.enum(['soon', 'nothing_yet', 'alike']),
  daysLeft: z.int(),
  recorded: z.int(),
});
export type Waiting = z.infer<typeof waiting>;

export const insightReport = z.object({
  looks: z.record(z.string(), z.object({ recorded: z.int(), day: z.int() })).default({}),
  insights: z.array(insight).default([]),
  waiting: z.array(waiting).default([]),
});
export type InsightReport = z.infer<typeof insightReport>;

export const NO_REPORT: InsightReport = { looks: {}, insights: [], waiting: [] };

export const INSIGHT_KEY = /^[a-z_.]{1,40}:[a-z_.]{1,40}:[01]$/;
