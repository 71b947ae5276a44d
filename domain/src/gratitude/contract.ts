import { z } from 'zod';
import { GRATITUDE_CHOICES } from './gratitude-choice.ts';

/**
 * `date` is the member's day the choice is for, `today` the day it is when this is sent: a choice
 * made offline in the evening may arrive the next day. An older choice (`at`) changes nothing.
 */
export const saveGratitudeRequest = z.strictObject({
  date: z.iso.date(),
  today: z.iso.date(),
  choice: z.enum(GRATITUDE_CHOICES),
  at: z.iso.datetime(),
});
export type SaveGratitudeRequest = z.infer<typeof saveGratitudeRequest>;

export const gratitudeQuery = z.object({ date: z.iso.date() });

export const gratitudeResponse = z.object({
  date: z.iso.date(),
  choice: z.enum(GRATITUDE_CHOICES).nullable(),
});
export type GratitudeResponse = z.infer<typeof gratitudeResponse>;
