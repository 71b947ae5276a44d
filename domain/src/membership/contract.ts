import { z } from 'zod';

/** How much of each a member has made, whether or not it is open to them now. */
export const keptResponse = z.object({
  urges: z.int(),
  worksheets: z.int(),
  breathing: z.int(),
  reframes: z.int(),
  commitments: z.int(),
});
export type KeptResponse = z.infer<typeof keptResponse>;
