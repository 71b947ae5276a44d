import { z } from 'zod';

export const checkoutRequest = z.strictObject({ plan: z.enum(['premium', 'premium_plus']) });

export const providerPage = z.object({ url: z.url() });

export const ownPaymentsResponse = z.object({
  status: z.enum(['active', 'past_due', 'cancelled', 'refunded', 'disputed']).nullable(),
  /** `hasJustPaid` is true once a payment has arrived, which the page after checkout waits for. */
  hasJustPaid: z.boolean(),
  isCustomer: z.boolean(),
});
