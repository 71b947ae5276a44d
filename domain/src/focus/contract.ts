import { z } from 'zod';
import { FOCUS_WORDS } from '../vocabulary.ts';
import { parseFocusWord } from './focus-choice.ts';

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
