import { z } from 'zod';
import { GRATITUDE_CHOICES } from './gratitude-choice.ts';

/** `date` is the member's local day; the server takes it only while it is today somewhere on earth. */
export const saveGratitudeRequest = z.strictObject({
  date: z.iso.date(),
  choice: z.enum(GRATITUDE_CHOICES),
});
export type SaveGratitudeRequest = z.infer<typeof saveGratitudeRequest>;

export const gratitudeResponse = z.object({
  date: z.iso.date(),
  choice: z.enum(GRATITUDE_CHOICES).nullable(),
});
export type GratitudeResponse = z.infer<typeof gratitudeResponse>;
