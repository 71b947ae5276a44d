import { z } from 'zod';

/** A free page of the library, offered beside something that costs money or takes longer. */
export const shortRead = z.object({
  slug: z.string(),
  title: z.string(),
  minutes: z.number().int(),
});
export type ShortRead = z.infer<typeof shortRead>;
