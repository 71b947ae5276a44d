export const REFUND_TEXT = {
  nothing: 'There’s no payment to refund.',
  changed:
    'This payment changed in Stripe in the meantime, so nothing was refunded. Please check it and try again.',
  disputed: 'The bank is still deciding on a dispute, so this payment can’t be refunded.',
  refused: 'Stripe didn’t accept the refund. Open the payment in Stripe to see why.',
} as const;
