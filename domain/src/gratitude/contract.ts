import { z } from 'zod';
import { GRATITUDE_CHOICES, MAX_GRATITUDE_LENGTH } from './gratitude-choice.ts';

/** `date` and `today` differ if a choice made offline is sent on a later day. */
export const saveGratitudeRequest = z.strictObject({
  date: z.iso.date(),
  today: z.iso.date(),
  choice: z.enum(GRATITUDE_CHOICES),
  words: z.string().trim().max(MAX_GRATITUDE_LENGTH).default(''),
  at: z.iso.datetime(),
});
export type SaveGratitudeRequest = z.infer<typeof saveGratitudeRequest>;

export const gratitudeQuery = z.object({ date: z.iso.date() });

export const gratitudeResponse = z.object({
  date: z.iso.date(),
  choice: z.enum(GRATITUDE_CHOICES).nullable(),
  words: z.string(),
});
export type GratitudeResponse = z.infer<typeof gratitudeResponse>;

export const gratitudeHistoryQuery = z.object({ before: z.iso.date().optional() });

export const gratitudeHistoryResponse = z.object({
  days: z.array(
    z.object({ date: z.iso.date(), choice: z.enum(GRATITUDE_CHOICES), words: z.string() }),
  ),
  nextBefore: z.iso.date().nullable(),
});
export type GratitudeHistoryResponse = z.infer<typeof gratitudeHistoryResponse>;
