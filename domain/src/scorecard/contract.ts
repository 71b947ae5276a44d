import { z } from 'zod';
import { PILLARS, type Pillar } from '../vocabulary.ts';

const score = z.int().min(0).max(2);
const tap = z.strictObject({ score, at: z.iso.datetime() }).optional();
const taps = z.strictObject({
  nutrition: tap,
  movement: tap,
  sleep: tap,
  hormonal_balance: tap,
  sexual_health: tap,
} satisfies Record<Pillar, typeof tap>);

export const saveCheckinRequest = z.strictObject({
  date: z.iso.date(),
  today: z.iso.date(),
  taps: taps.refine(
    (given) => Object.values(given).some(Boolean),
    'Please rate at least one pillar.',
  ),
});
export type SaveCheckinRequest = z.infer<typeof saveCheckinRequest>;

const stored = score.nullable();

export const checkin = z.object({
  date: z.iso.date(),
  nutrition: stored,
  movement: stored,
  sleep: stored,
  hormonal_balance: stored,
  sexual_health: stored,
} satisfies Record<Pillar | 'date', z.ZodType>);
export type Checkin = z.infer<typeof checkin>;

export const checkinHistoryQuery = z.object({ today: z.iso.date() });

const streakBreak = z.strictObject({
  id: z.uuid(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
});

export const checkinHistoryResponse = z.object({
  days: z.array(checkin),
  breaks: z.array(streakBreak),
  hidden: z.array(z.enum(PILLARS)),
});
export type CheckinHistoryResponse = z.infer<typeof checkinHistoryResponse>;

/**
 * Setting `lastDay` before `firstDay` cancels a break. `date` is the day on which the member
 * decided.
 */
export const saveBreakRequest = streakBreak.extend({
  date: z.iso.date(),
  today: z.iso.date(),
  at: z.iso.datetime(),
});
export type SaveBreakRequest = z.infer<typeof saveBreakRequest>;

export const breaksResponse = z.object({ breaks: z.array(streakBreak) });
export type BreaksResponse = z.infer<typeof breaksResponse>;

export const hidePillarRequest = z.strictObject({
  pillar: z.enum(PILLARS),
  isHidden: z.boolean(),
  at: z.iso.datetime(),
});
export type HidePillarRequest = z.infer<typeof hidePillarRequest>;

export const hiddenPillarsResponse = z.object({ hidden: z.array(z.enum(PILLARS)) });
export type HiddenPillarsResponse = z.infer<typeof hiddenPillarsResponse>;
