import type { PaymentStatus } from './paid-membership.ts';

export const PAYMENTS_TEXT = {
  manage: 'Manage membership',
  away: 'We cannot reach our payment service. Please try again soon.',
  noPlan: 'This plan cannot be bought here.',
  noCustomer: 'There is nothing to manage yet.',
  opening: 'Opening checkout…',
  failed: 'Could not open checkout',
} as const;

export const CHECKOUT_TEXT = {
  waiting: {
    title: 'Thank you. We are waiting for word of your payment.',
    text: 'This takes a few seconds. Premium opens here by itself.',
  },
  late: {
    title: 'Your payment has not reached us yet.',
    text: 'It may take a few minutes, and you do not have to wait here. You will not be charged twice. If Premium is not open in an hour, please contact the practice.',
  },
  paid: { title: 'Thank you. Your payment is here.', text: 'Premium is open.' },
  checkAgain: 'Check again',
} as const;

export const PAYMENT_STATUS_TEXT: Record<PaymentStatus, string | null> = {
  active: null,
  past_due: 'Your last payment did not go through. Premium stays open for some days.',
  cancelled: 'Your subscription is cancelled.',
  refunded: 'Your last payment was refunded.',
  disputed: 'Your bank disputes a payment. Please talk to us.',
};

/** Our own checkout sells subscriptions, which members cancel with the payment provider. */
export const SUBSCRIPTION_TEXT = {
  ending: 'It renews until you cancel. What you recorded stays yours either way.',
  cancelling: 'Cancel any time with “Manage membership” on your account page.',
} as const;

/** Without our own checkout, the practice gives Premium for a fixed time. */
export const FIXED_TERM_TEXT = {
  ending: 'When Premium ends you’re back on Free, and everything you recorded stays.',
  cancelling: 'To cancel, write to us. You keep Premium until the end of the paid time.',
} as const;
