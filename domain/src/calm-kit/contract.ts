import { z } from 'zod';
import { MAX_BREATHING_MINUTES, MIN_COUNTED_SECONDS, PATTERN_IDS } from './breathing.ts';
import { FEELINGS, MAX_REFRAME_LENGTH, REFRAMES } from './reframes.ts';

export const breathingSession = z.strictObject({
  id: z.uuid(),
  pattern: z.enum(PATTERN_IDS),
  seconds: z
    .int()
    .min(MIN_COUNTED_SECONDS)
    .max(MAX_BREATHING_MINUTES * 60),
  at: z.iso.datetime(),
});
export type BreathingSession = z.infer<typeof breathingSession>;

export const keepReframeRequest = z.strictObject({
  reframe: z.enum(REFRAMES.map(({ id }) => id) as [string, ...string[]]),
  isKept: z.boolean(),
  at: z.iso.datetime(),
});
export type KeepReframeRequest = z.infer<typeof keepReframeRequest>;

export const ownReframeRequest = z.strictObject({
  id: z.uuid(),
  feeling: z.enum(FEELINGS),
  text: z.string().trim().min(1).max(MAX_REFRAME_LENGTH).nullable(),
  at: z.iso.datetime(),
});
export type OwnReframeRequest = z.infer<typeof ownReframeRequest>;

export const calmKitResponse = z.object({
  breathing: z.object({ sessions: z.int(), seconds: z.int() }),
  keptReframes: z.array(z.string()),
  ownReframes: z.array(z.object({ id: z.uuid(), feeling: z.enum(FEELINGS), text: z.string() })),
});
export type CalmKitResponse = z.infer<typeof calmKitResponse>;
