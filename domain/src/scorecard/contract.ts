import { z } from 'zod';
import type { Pillar } from '../vocabulary.ts';

const score = z.int().min(0).max(2).nullable();
const scores = z.strictObject({
  nutrition: score,
  movement: score,
  sleep: score,
  hormonal_balance: score,
  sexual_health: score,
} satisfies Record<Pillar, typeof score>);

/**
 * The whole day as the screen shows it. `tappedAt` orders saves that overtake one another on the
 * way: one that was tapped earlier than what is stored changes nothing.
 */
export const saveCheckinRequest = z.strictObject({
  date: z.iso.date(),
  today: z.iso.date(),
  tappedAt: z.iso.datetime(),
  scores,
});
export type SaveCheckinRequest = z.infer<typeof saveCheckinRequest>;

export const checkin = z.object({ date: z.iso.date(), ...scores.shape });
export type Checkin = z.infer<typeof checkin>;

/** Newest first, at most ninety days. */
export const checkinHistoryResponse = z.object({ days: z.array(checkin) });
export type CheckinHistoryResponse = z.infer<typeof checkinHistoryResponse>;
