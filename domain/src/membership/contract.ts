import { z } from 'zod';

/** The counts include entries that the member cannot open without Premium. */
export const keptResponse = z.object({
  urges: z.int(),
  worksheets: z.int(),
  breathing: z.int(),
  reframes: z.int(),
  commitments: z.int(),
});
export type KeptResponse = z.infer<typeof keptResponse>;
