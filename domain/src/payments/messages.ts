import type { PaymentStatus } from './paid-membership.ts';

export const PAYMENTS_TEXT = {
  manage: 'Manage membership',
  away: 'We can’t reach our payment service. Please try again soon.',
  noPlan: 'This plan isn’t available here.',
  noCustomer: 'You don’t have a subscription to manage yet.',
  opening: 'Opening checkout…',
  failed: 'We couldn’t open checkout',
} as const;

export const CHECKOUT_TEXT = {
  waiting: {
    title: 'Thank you. We’re waiting for your payment to arrive.',
    text: 'This takes a few seconds. Premium will unlock here automatically.',
  },
  late: {
    title: 'Your payment hasn’t reached us yet.',
    text: 'It may take a few minutes, and you don’t have to wait here. You won’t be charged twice. If Premium still isn’t unlocked after an hour, please contact the practice.',
  },
  paid: { title: 'Thank you. Your payment has arrived.', text: 'Premium is unlocked.' },
  checkAgain: 'Check again',
} as const;

export const PAYMENT_STATUS_TEXT: Record<PaymentStatus, string | null> = {
  active: null,
  past_due: 'Your last payment didn’t go through. You keep Premium for a few more days.',
  cancelled: 'Your subscription has been cancelled.',
  refunded: 'Your last payment was refunded.',
  disputed: 'Your bank is disputing a payment. Please talk to us.',
};

/** Subscriptions are sold by our own checkout. Members cancel them with the payment provider. */
export const SUBSCRIPTION_TEXT = {
  ending: 'It renews until you cancel. What you recorded stays yours either way.',
  cancelling: 'Cancel any time with “Manage membership” on your account page.',
} as const;

/** If our own checkout is not set up, the practice grants members Premium for a fixed time. */
export const FIXED_TERM_TEXT = {
  ending: 'When Premium ends you’re back on Free, and everything you recorded stays.',
  cancelling: 'Cancel any time by dropping us a line. You keep what you’ve paid for.',
} as const;
