import { z } from 'zod';
import { GRATITUDE_CHOICES, GRATITUDE_WORDS_LENGTH } from './gratitude-choice.ts';

/**
 * `date` is the member's day the choice is for, `today` the day it is when this is sent: a choice
 * made offline in the evening may arrive the next day. An older choice (`at`) changes nothing.
 */
export const saveGratitudeRequest = z.strictObject({
  date: z.iso.date(),
  today: z.iso.date(),
  choice: z.enum(GRATITUDE_CHOICES),
  words: z.string().trim().max(GRATITUDE_WORDS_LENGTH).default(''),
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

/** Newest first. */
export const gratitudeHistoryResponse = z.object({
  days: z.array(
    z.object({ date: z.iso.date(), choice: z.enum(GRATITUDE_CHOICES), words: z.string() }),
  ),
  /** The day before which the next page begins; null on the last. */
  nextBefore: z.iso.date().nullable(),
});
export type GratitudeHistoryResponse = z.infer<typeof gratitudeHistoryResponse>;
