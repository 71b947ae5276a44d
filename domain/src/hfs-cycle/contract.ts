import { z } from 'zod';
import { RESET_SECONDS } from './reset-timer.ts';
import { HELPED, MAX_NOTE_LENGTH, OUTCOMES, SET_OFF_BY, STRENGTH, WANTED } from './urge.ts';

const strength = z.int().min(STRENGTH.min).max(STRENGTH.max);

const urgeOutcome = z.strictObject({
  how: z.enum(OUTCOMES),
  strength,
  helped: z.array(z.enum(HELPED)).max(HELPED.length),
  resetSeconds: z.int().min(0).max(RESET_SECONDS),
});

const urge = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  utcOffset: z
    .int()
    .min(-12 * 60)
    .max(14 * 60),
  wanted: z.enum(WANTED),
  strength,
  setOffBy: z.enum(SET_OFF_BY),
  note: z.string().trim().max(MAX_NOTE_LENGTH),
  outcome: urgeOutcome.nullable(),
});

/** The client sends an urge when it is logged, and again with its outcome. */
export const saveUrgeRequest = urge;
export type SaveUrgeRequest = z.infer<typeof saveUrgeRequest>;

export const urgeResponse = z.object({ urge });
export type UrgeResponse = z.infer<typeof urgeResponse>;

export const urgesResponse = z.object({ urges: z.array(urge) });
export type UrgesResponse = z.infer<typeof urgesResponse>;
