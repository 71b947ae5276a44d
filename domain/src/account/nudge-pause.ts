import { z } from 'zod';

export const NUDGE_PAUSE_DAYS = 7;

export const nudgePauseResponse = z.object({ pausedUntil: z.iso.datetime().nullable() });
export type NudgePauseResponse = z.infer<typeof nudgePauseResponse>;

export const setNudgePauseRequest = z.strictObject({ paused: z.boolean() });
