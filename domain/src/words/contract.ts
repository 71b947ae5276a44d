import { z } from 'zod';
import { WORD_FORMS } from './word-form.ts';
import { WORD_GROUPS } from './word-groups.ts';

/** The longest text anywhere; each place has its own limit. */
const MAX_WORDS = 4000;

const word = z.object({
  key: z.string(),
  group: z.enum(WORD_GROUPS),
  /** What it belongs to, where there are many: a feeling, a country. */
  section: z.string().optional(),
  /** What it is, for who looks for it. */
  label: z.string(),
  form: z.enum(WORD_FORMS),
  max: z.int(),
  /** Empty where nothing is shipped. */
  shipped: z.string(),
  /** What the practice says instead; null: as shipped. */
  own: z.string().nullable(),
});
export type Word = z.infer<typeof word>;

export const wordsResponse = z.object({ words: z.array(word) });
export type WordsResponse = z.infer<typeof wordsResponse>;

const key = z.string().max(100);

export const saveWordRequest = z.strictObject({
  key,
  /** What stood there: something else by now means that somebody was faster. */
  known: z.string().max(MAX_WORDS).nullable(),
  /** Null puts the shipped words back. */
  own: z.string().trim().min(1, 'Something has to stand there').max(MAX_WORDS).nullable(),
});
export type SaveWordRequest = z.infer<typeof saveWordRequest>;

export const wordHistoryQuery = z.strictObject({ key });

export const wordHistoryResponse = z.object({
  versions: z.array(
    z.object({
      /** Null: as shipped. */
      text: z.string().nullable(),
      savedAt: z.iso.datetime(),
      /** A first name. */
      savedBy: z.string(),
    }),
  ),
});
export type WordHistoryResponse = z.infer<typeof wordHistoryResponse>;
