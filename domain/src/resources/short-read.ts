import { z } from 'zod';

export const shortRead = z.object({
  slug: z.string(),
  title: z.string(),
  minutes: z.number().int(),
});
export type ShortRead = z.infer<typeof shortRead>;
