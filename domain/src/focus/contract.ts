import { z } from 'zod';
import { FOCUS_WORDS } from '../vocabulary.ts';
import { focusWord } from './focus-choice.ts';

/** Any case is valid; the server stores the word as the list spells it, or null for none. */
export const saveFocusRequest = z.strictObject({
  word: z
    .string()
    .max(40)
    .refine((word) => focusWord(word) !== null, 'Choose one of the focus words.')
    .nullable(),
});
export type SaveFocusRequest = z.infer<typeof saveFocusRequest>;

export const focusResponse = z.object({ word: z.enum(FOCUS_WORDS).nullable() });
export type FocusResponse = z.infer<typeof focusResponse>;
