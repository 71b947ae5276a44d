import { z } from 'zod';

export const wantedLetters = z.strictObject({ wanted: z.boolean() });
export type WantedLetters = z.infer<typeof wantedLetters>;
