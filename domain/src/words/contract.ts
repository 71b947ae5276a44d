import { z } from 'zod';

/** The kinds of words that are the practice's to choose; those of a rule are not among them. */
export const WORD_GROUPS = ['nudge', 'help'] as const;
export type WordGroup = (typeof WORD_GROUPS)[number];

const text = z.string().trim().min(1, 'Something has to stand there').max(4000);

const word = z.object({
  key: z.string(),
  group: z.enum(WORD_GROUPS),
  /** What it is, for who looks for it. */
  label: z.string(),
  shipped: z.string(),
  /** What the practice says instead; null: as shipped. */
  own: z.string().nullable(),
});
export type Word = z.infer<typeof word>;

export const wordsResponse = z.object({ words: z.array(word) });
export type WordsResponse = z.infer<typeof wordsResponse>;

export const saveWordRequest = z.strictObject({
  key: z.string().max(100),
  /** What stood there: something else by now means that somebody was faster. */
  known: z.string().max(4000).nullable(),
  /** Null puts the shipped words back. */
  own: text.nullable(),
});
export type SaveWordRequest = z.infer<typeof saveWordRequest>;

/** A nudge is read in a notification. */
export const MAX_NUDGE = 300;
