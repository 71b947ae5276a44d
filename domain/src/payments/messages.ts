import type { PaymentStatus } from './paid-membership.ts';

export const PAYMENTS_TEXT = {
  manage: 'Manage membership',
  away: 'We cannot reach our payment service. Please try again soon.',
  noPlan: 'This plan cannot be bought here.',
  noCustomer: 'There is nothing to manage yet.',
  opening: 'Opening checkout…',
  failed: 'Could not open checkout',
} as const;

/** What somebody who comes back from checkout reads. */
export const CHECKOUT_TEXT = {
  awaited: {
    title: 'Thank you. We are waiting for word of your payment.',
    text: 'This takes a few seconds. Premium opens here by itself.',
  },
  late: {
    title: 'Word of your payment takes longer than usual.',
    text: 'You do not have to wait here: Premium opens as soon as it comes. You will not be charged twice.',
  },
  paid: { title: 'Thank you. Your payment is here.', text: 'Premium is open.' },
} as const;

export const PAYMENT_STATUS_TEXT: Record<PaymentStatus, string | null> = {
  active: null,
  past_due: 'Your last payment did not go through. Premium stays open for some days.',
  cancelled: 'Your subscription is cancelled.',
  refunded: 'Your last payment was refunded.',
  disputed: 'Your bank disputes a payment. Please talk to us.',
};
