import { z } from 'zod';
import { MAX_REQUEST_MESSAGE } from './request-length.ts';

/** The numbers of a member's entries, including those that cannot be opened without Premium. */
export const keptResponse = z.object({
  urges: z.int(),
  worksheets: z.int(),
  breathing: z.int(),
  reframes: z.int(),
  commitments: z.int(),
});
export type KeptResponse = z.infer<typeof keptResponse>;

export const askForPremiumRequest = z.strictObject({
  message: z.string().trim().max(MAX_REQUEST_MESSAGE).default(''),
});
export type AskForPremiumRequest = z.infer<typeof askForPremiumRequest>;

export const premiumRequest = z.object({ askedAt: z.iso.datetime(), message: z.string() });
export type PremiumRequest = z.infer<typeof premiumRequest>;
export const premiumRequestResponse = z.object({ request: premiumRequest.nullable() });
export type PremiumRequestResponse = z.infer<typeof premiumRequestResponse>;
