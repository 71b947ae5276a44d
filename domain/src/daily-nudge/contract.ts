import { z } from 'zod';
import { FOCUS_WORDS } from '../vocabulary.ts';

/** `focusChosen`: the member has just chosen a focus, which brings a nudge at once. */
export const claimNudgeRequest = z.strictObject({
  today: z.iso.date(),
  focusChosen: z.boolean(),
});
export type ClaimNudgeRequest = z.infer<typeof claimNudgeRequest>;

/** Whoever gets the nudge shows it; everybody else is told why there is none. */
export const claimNudgeResponse = z.discriminatedUnion('claimed', [
  z.object({
    claimed: z.literal(true),
    nudge: z.object({ key: z.string(), word: z.enum(FOCUS_WORDS), text: z.string() }),
    tag: z.string(),
  }),
  z.object({ claimed: z.literal(false), reason: z.enum(['snoozed', 'shown_today']) }),
]);
export type ClaimNudgeResponse = z.infer<typeof claimNudgeResponse>;
