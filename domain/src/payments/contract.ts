import { z } from 'zod';

export const checkoutRequest = z.strictObject({ plan: z.enum(['premium', 'premium_plus']) });

export const providerPage = z.object({ url: z.url() });

export const refundablePayment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  at: z.iso.datetime(),
  isDisputed: z.boolean(),
  url: z.url(),
});
export type RefundablePaymentResponse = z.infer<typeof refundablePayment>;
const paymentStatus = z.enum(['active', 'past_due', 'cancelled', 'refunded', 'disputed']);

/** The payment status shows a refund only once the provider has reported it. */
export const refundableResponse = z.object({
  payment: refundablePayment.nullable(),
  status: paymentStatus.nullable(),
});

/**
 * The browser sends the payment and the amount that the page showed, so that exactly this amount is
 * refunded.
 */
export const refundRequest = z.strictObject({
  payment: z.string().min(1).max(100),
  amount: z.int().min(1),
});
export type RefundRequest = z.infer<typeof refundRequest>;

export const ownPaymentsResponse = z.object({
  status: paymentStatus.nullable(),
  hasJustPaid: z.boolean(),
  isCustomer: z.boolean(),
});
