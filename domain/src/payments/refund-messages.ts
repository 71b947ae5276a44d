export const REFUND_TEXT = {
  nothing: 'There’s no payment here that could be refunded.',
  changed: 'Something changed at Stripe in the meantime. Nothing was refunded.',
  disputed: 'The bank is deciding about this payment, so it can’t be refunded.',
  refused: 'Stripe didn’t accept the refund. Open the payment in Stripe to see why.',
} as const;
