import { capitalize } from '../capitalize.ts';
import { formatDay } from '../format.ts';
import { failureReason } from '../payments/failure-reason.ts';
import type { PaymentEvent } from '../payments/payment-event.ts';
import { formatAmount } from '../payments/plan-price.ts';
import type { DeskRecord } from './contract.ts';

type Payments = Pick<DeskRecord, 'paymentStatus' | 'payments' | 'premiumExpiresAt'>;
type History = Pick<DeskRecord, 'history' | 'payments'>;
type Event = NonNullable<DeskRecord['payments']>['events'][number];

/** Stripe’s timestamps are whole seconds, so ours are cut to whole seconds before a comparison. */
const toSecond = (instant: string) => instant.slice(0, 19);

const day = (instant: string) => formatDay(new Date(instant));

/** True until Stripe reports the refund that an admin asked for. */
export function isRefundPending({ history, payments }: History): boolean {
  const asked = history.filter(({ action }) => action === 'refund_asked');
  const settled = (payments?.events ?? []).filter(
    ({ kind }) => kind === 'paid' || kind === 'refunded',
  );
  return asked.some((one) => settled.every(({ at }) => at < one.at));
}

/** A refund always returns the whole latest payment, so after it nothing is left to refund. */
export function canRefund({ payments }: Pick<DeskRecord, 'payments'>): boolean {
  const latest = payments?.events.find(({ kind }) => kind === 'paid' || kind === 'refunded');
  return latest?.kind === 'paid';
}

export interface PaymentWords {
  title: string;
  text: string;
  isProblem: boolean;
}

export function describePayments(
  { paymentStatus, payments, premiumExpiresAt }: Payments,
  { now, isRefunding = false }: { now: Date; isRefunding?: boolean },
): PaymentWords {
  if (isRefunding) {
    return {
      title: 'Refund on its way',
      text: 'The subscription has ended, so they won’t be charged again.',
      isProblem: false,
    };
  }
  const events = payments?.events ?? [];
  const end = premiumExpiresAt ? new Date(premiumExpiresAt) : null;
  const on = (kind: PaymentEvent['kind']) => {
    const event = events.find((one) => one.kind === kind);
    return event ? ` on ${day(event.at)}` : '';
  };
  const isOpen = end === null || end > now;
  switch (paymentStatus) {
    case 'active':
      if (on('paid')) {
        return { title: 'Renews automatically', text: `Last paid${on('paid')}.`, isProblem: false };
      }
      return {
        title: 'No payments recorded yet',
        text: end && isOpen ? `The next one is due on ${formatDay(end)}.` : 'Stripe collects them.',
        isProblem: false,
      };
    case 'past_due': {
      const failed = events.find(({ kind }) => kind === 'past_due');
      const nextTry = failed?.nextTryAt ? new Date(failed.nextTryAt) : null;
      const again =
        nextTry && nextTry > now
          ? `Stripe tries again on ${formatDay(nextTry)}`
          : 'Stripe tries again automatically';
      return {
        title: `The payment failed${on('past_due')}`,
        text: [
          ...(failed?.reason ? [`${capitalize(failureReason(failed.reason))}.`] : []),
          payments?.hasMailServer
            ? 'We’ve emailed them.'
            : 'They haven’t had an email about it, because no mail server is set up.',
          end ? `${again}; Premium ends on ${formatDay(end)} if that fails.` : `${again}.`,
        ].join(' '),
        isProblem: true,
      };
    }
    case 'cancelled':
      return {
        title: `Cancelled${on('cancelled')}`,
        text: end
          ? `They won’t be charged again. Premium ${isOpen ? 'ends' : 'ended'} on ${formatDay(end)}.`
          : 'They won’t be charged again.',
        isProblem: false,
      };
    case 'refunded':
      return {
        title: `Refunded${on('refunded')}`,
        text: 'The Premium they paid for ended with the refund.',
        isProblem: false,
      };
    case 'disputed':
      return {
        title: `Disputed with the bank${on('disputed')}`,
        text: 'The Premium they paid for has ended. You only have a few days to respond in Stripe.',
        isProblem: true,
      };
    case null:
      return {
        title: 'No payment yet',
        text: 'They opened checkout, but no payment has arrived.',
        isProblem: false,
      };
  }
}

export interface PaymentRow {
  at: string;
  kind: Event['kind'];
  words: string;
  amount: string | null;
}

export function listPayments({ history, payments }: History): PaymentRow[] {
  const events = payments?.events ?? [];
  return events.map((event, index) => ({
    ...{ at: event.at, kind: event.kind },
    words: describePayment(event, events.slice(0, index)),
    amount: event.kind === 'refunded' ? formatRefund(event, history) : formatPaid(event),
  }));
}

const formatPaid = ({ amount, currency }: Pick<Event, 'amount' | 'currency'>) =>
  amount === null || currency === null ? null : formatAmount(amount, currency);

/**
 * Older versions stored refunds without an amount. If the desk asked for the refund, the member's
 * history contains the amount.
 */
function formatRefund(event: Event, history: DeskRecord['history']): string | null {
  const asked = history.find(
    ({ action, at }) => action === 'refund_asked' && toSecond(at) <= toSecond(event.at),
  );
  const price = formatPaid(event) ?? asked?.details.price;
  return price ? `−${price}` : null;
}

function describePayment({ kind, until, reason }: Event, later: readonly Event[]): string {
  switch (kind) {
    case 'paid': {
      const endedEarly = later.some((one) => one.kind === 'refunded' && until && one.at < until);
      return until && !endedEarly ? `Paid, Premium until ${day(until)}` : 'Paid';
    }
    case 'past_due':
      return reason ? `Payment failed: ${failureReason(reason)}` : 'Payment failed';
    case 'cancelled':
      return 'Subscription cancelled';
    case 'refunded':
      return 'Refunded, Premium ended';
    case 'disputed':
      return 'Payment disputed, Premium ended';
    case 'dispute_won':
      return 'Dispute won';
  }
}
