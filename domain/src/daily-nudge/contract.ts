import { z } from 'zod';
import { FOCUS_WORDS } from '../vocabulary.ts';

/** A member who has just chosen a focus gets a nudge immediately. */
export const claimNudgeRequest = z.strictObject({
  today: z.iso.date(),
  focusChosen: z.boolean(),
});
export type ClaimNudgeRequest = z.infer<typeof claimNudgeRequest>;

export const claimNudgeResponse = z.discriminatedUnion('claimed', [
  z.object({
    claimed: z.literal(true),
    nudge: z.object({ key: z.string(), word: z.enum(FOCUS_WORDS), text: z.string() }),
    tag: z.string(),
  }),
  z.object({ claimed: z.literal(false), reason: z.enum(['snoozed', 'shown_today']) }),
]);
export type ClaimNudgeResponse = z.infer<typeof claimNudgeResponse>;
