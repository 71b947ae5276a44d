import { z } from 'zod';

export const wantedLetters = z.strictObject({ wanted: z.boolean() });
export type WantedLetters = z.infer<typeof wantedLetters>;

export const WANTED_LETTERS_TEXT = {
  label: 'Letters from us by email',
  hint: 'News and invitations for members. Your reminders have their own switches.',
  on: 'You’ll get our letters again.',
  off: 'You won’t get any more letters from us.',
} as const;
