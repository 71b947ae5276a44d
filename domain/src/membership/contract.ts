import { z } from 'zod';

/**
 * How many items of each kind a member has created, including items they can no longer open without
 * premium.
 */
export const keptResponse = z.object({
  urges: z.int(),
  worksheets: z.int(),
  breathing: z.int(),
  reframes: z.int(),
  commitments: z.int(),
});
export type KeptResponse = z.infer<typeof keptResponse>;
