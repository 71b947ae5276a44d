import { z } from 'zod';

export const checkoutRequest = z.strictObject({ plan: z.enum(['premium', 'premium_plus']) });

export const providerPage = z.object({ url: z.url() });

/** The latest payment of a member that can still be refunded. */
export const refundablePayment = z.object({
  id: z.string(),
  /** In the currency's smallest unit. */
  amount: z.int(),
  currency: z.string(),
  at: z.iso.datetime(),
  isDisputed: z.boolean(),
  url: z.url(),
});
export type RefundablePaymentResponse = z.infer<typeof refundablePayment>;
export const refundableResponse = z.object({ payment: refundablePayment.nullable() });

/** The payment and the amount are repeated, so that exactly what was shown is refunded. */
export const refundRequest = z.strictObject({
  payment: z.string().min(1).max(100),
  amount: z.int().min(1),
});
export type RefundRequest = z.infer<typeof refundRequest>;

export const ownPaymentsResponse = z.object({
  status: z.enum(['active', 'past_due', 'cancelled', 'refunded', 'disputed']).nullable(),
  /** `hasJustPaid` is true once a payment has arrived, which the page after checkout waits for. */
  hasJustPaid: z.boolean(),
  isCustomer: z.boolean(),
});
