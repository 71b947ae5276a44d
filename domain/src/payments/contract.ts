import { z } from 'zod';

export const checkoutRequest = z.strictObject({ plan: z.enum(['premium', 'premium_plus']) });

/** Where the browser goes next: a page of the payment provider. */
export const providerPage = z.object({ url: z.url() });

/** What the account page says about paying. */
export const ownPaymentsResponse = z.object({
  /** Null before the first payment. */
  status: z.enum(['active', 'past_due', 'cancelled', 'refunded', 'disputed']).nullable(),
  /** Whether a payment has just arrived: whoever comes back from checkout waits for it. */
  hasJustPaid: z.boolean(),
  /** Whether there is anything to manage at the provider. */
  isCustomer: z.boolean(),
});
