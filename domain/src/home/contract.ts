import { z } from 'zod';
import { meResponse } from '../account/contract.ts';
import { insight } from '../insights/report.ts';
import { nudgeCardResponse } from '../nudge-card/contract.ts';
import { offersResponse } from '../offers/contract.ts';
import { shortRead } from '../resources/short-read.ts';
import { checkinHistoryResponse } from '../scorecard/contract.ts';
import { TRACKS } from '../vocabulary.ts';
import { welcomeState } from '../welcome/contract.ts';

export const homeQuery = z.object({
  today: z.iso.date(),
  debug: z.string().max(40).optional(),
});
export type HomeQuery = z.infer<typeof homeQuery>;

const nextFilm = z.object({
  slug: z.string(),
  unit: z.union([z.literal(1), z.literal(2)]),
  title: z.string().nullable(),
  minutes: z.number().int().nullable(),
  workshop: z.string(),
  week: z.number().int(),
  of: z.number().int(),
  isBegun: z.boolean(),
});
const step = z.object({ label: z.string(), to: z.string(), film: nextFilm.nullish() });

const todayItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('checkin'),
    done: z.boolean(),
    rated: z.number().int(),
    of: z.number().int(),
    streak: z.number().int(),
    isStreakDay: z.boolean(),
  }),
  z.object({
    kind: z.literal('pulse'),
    done: z.boolean(),
    daysSinceLast: z.number().int().nullable(),
  }),
  z.object({ kind: z.literal('gratitude'), done: z.boolean() }),
  z.object({
    kind: z.literal('path'),
    done: z.boolean(),
    track: z.enum(TRACKS),
    reason: z.string().nullable(),
    next: step.nullable(),
  }),
  z.object({ kind: z.literal('journey'), done: z.boolean(), next: step }),
]);

export const homeResponse = z.object({
  me: meResponse,
  today: z.array(todayItem),
  scorecard: checkinHistoryResponse,
  openCommitments: z.number().int(),
  welcome: welcomeState,
  read: shortRead.nullable(),
  hasExperiment: z.boolean(),
  hasReview: z.boolean(),
  insight: insight.nullable(),
  nudge: nudgeCardResponse.shape.card,
  offers: offersResponse.shape.offers,
});
export type HomeResponse = z.infer<typeof homeResponse>;
