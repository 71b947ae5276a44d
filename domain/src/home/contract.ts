import { z } from 'zod';
import { meResponse } from '../account/contract.ts';
import { nudgeCardResponse } from '../nudge-card/contract.ts';
import { offersResponse } from '../offers/contract.ts';
import { checkinHistoryResponse } from '../scorecard/contract.ts';
import { TRACKS } from '../vocabulary.ts';

export const homeQuery = z.object({
  /** The member's local date. */
  today: z.iso.date(),
  /** `offers`: show offers whatever their segment. Anything else means nothing. */
  debug: z.string().max(40).optional(),
});
export type HomeQuery = z.infer<typeof homeQuery>;

const step = z.object({ label: z.string(), to: z.string() });

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

/** Everything the home screen shows, in one answer. */
export const homeResponse = z.object({
  me: meResponse,
  today: z.array(todayItem),
  /** The scorecard's own answer, so that the day can be tapped right here. */
  scorecard: checkinHistoryResponse,
  /** Open ones of this week; none without active premium. */
  openCommitments: z.number().int(),
  hasReminder: z.boolean(),
  nudge: nudgeCardResponse.shape.card,
  offers: offersResponse.shape.offers,
});
export type HomeResponse = z.infer<typeof homeResponse>;
