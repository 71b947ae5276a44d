import { z } from 'zod';
import { LIMITED_KINDS } from './limits-per-member.ts';

export const nearLimitsResponse = z.object({
  near: z.array(z.object({ kind: z.enum(LIMITED_KINDS), rows: z.int() })),
});
export type NearLimitsResponse = z.infer<typeof nearLimitsResponse>;
