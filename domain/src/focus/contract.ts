import { z } from 'zod';
import { FOCUS_WORDS } from '../vocabulary.ts';
import { parseFocusWord } from './focus-choice.ts';

/**
 * The focus word in any letter case; null for no focus. The server stores it as spelled in the list
 * of focus words.
 */
export const saveFocusRequest = z.strictObject({
  word: z
    .string()
    .max(40)
    .refine((word) => parseFocusWord(word) !== null, 'Choose one of the focus words.')
    .nullable(),
});
export type SaveFocusRequest = z.infer<typeof saveFocusRequest>;

export const focusResponse = z.object({ word: z.enum(FOCUS_WORDS).nullable() });
export type FocusResponse = z.infer<typeof focusResponse>;
