import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import Stripe from 'stripe';
import { DeliveryRefused, type Payments, PaymentsAway, type ProviderEvent } from './payments.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The price of each plan that can be bought, by Stripe's id. */
  prices: Partial<Record<PaidTier, string>>;
  /** Another address than Stripe's own, for tests. */
  apiUrl: string | null;
}

/** Which price each plan is sold for, and which plan a price was ever of. */
export interface PlanPrices {
  current(): Promise<StripeSettings['prices']>;
  tierOf(price: string): Promise<PaidTier | undefined>;
}

/** How old a delivery may be; each attempt of Stripe's to deliver is signed anew. */
const TOLERANCE_SECONDS = 300;

export function stripePayments(
  { secretKey, webhookSecret, apiUrl }: Omit<StripeSettings, 'prices'>,
  prices: PlanPrices,
): Payments {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: 10_000,
    telemetry: false,
    ...(apiUrl && hostOf(apiUrl)),
  });
  return {
    plans: async () => Object.keys(await prices.current()) as PaidTier[],
    async canSellFor(id) {
      const price = await asking(
        stripe.prices.retrieve(id).catch((error: unknown) => {
          if (isAbsent(error)) return null;
          throw error;
        }),
      );
      return price?.active === true && price.type === 'recurring';
    },
    async createCustomer({ userId, email }) {
      const asked = { email, metadata: { user_id: userId } };
      // Two tabs at once make one customer.
      const options = { idempotencyKey: `customer-${userId}` };
      return (await asking(stripe.customers.create(asked, options))).id;
    },
    async checkoutPage({ customer, plan, doneUrl, backUrl }) {
      const { [plan]: price = '' } = await prices.current();
      const { url } = await asking(
        stripe.checkout.sessions.create({
          customer,
          mode: 'subscription',
          line_items: [{ price, quantity: 1 }],
          // Should nobody know the price any more, its subscription still says what was bought.
          subscription_data: { metadata: { tier: plan } },
          success_url: doneUrl,
          cancel_url: backUrl,
        }),
      );
      if (!url) throw new PaymentsAway('no_page');
      return url;
    },
    async portalPage({ customer, backUrl }) {
      const asked = { customer, return_url: backUrl };
      return (await asking(stripe.billingPortal.sessions.create(asked))).url;
    },
    async endCustomer(customer) {
      // Deleting one cancels every subscription, and forgets name, address and cards there.
      await asking(
        stripe.customers.del(customer).catch((error: unknown) => {
          if (isAbsent(error)) return;
          throw error;
        }),
      );
    },
    async readDelivery({ body, signature }, now) {
      const event = verified(body, signature, now);
      return readEvent(event, prices, async (charge) => {
        const { customer } = await asking(stripe.charges.retrieve(charge));
        return customer && idOf(customer);
      });
    },
  };

  function verified(body: string, signature: string, now: Date): Stripe.Event {
    const secondsOff = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) - now.getTime() / 1000;
    // The library refuses what is too old; what claims to be from the future is no better.
    if (!(secondsOff < TOLERANCE_SECONDS)) throw new DeliveryRefused('not of this time');
    try {
      return stripe.webhooks.constructEvent(
        ...([body, signature, webhookSecret, TOLERANCE_SECONDS, undefined] as const),
        now.getTime(),
      );
    } catch {
      // Without its cause, which quotes the body.
      throw new DeliveryRefused('signature or time is wrong');
    }
  }
}

/** Errors of the library hold what was sent; only their kind goes on. */
async function asking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new PaymentsAway(error instanceof Stripe.errors.StripeError ? error.type : 'unknown');
  }
}

/** Gone already: done before, or deleted by the practice itself. */
const isAbsent = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

const seconds = (stamp: number) => new Date(stamp * 1000);

/** What an event of Stripe's means here. */
async function readEvent(
  { id, created, type, data }: Stripe.Event,
  prices: PlanPrices,
  customerOfCharge: (charge: string) => Promise<string | null>,
): Promise<ProviderEvent | null> {
  const base = { id, at: seconds(created) };
  switch (type) {
    case 'invoice.paid': {
      const invoice = data.object as Stripe.Invoice;
      const bought = await boughtWith(invoice, prices);
      const subscription = subscriptionOf(invoice);
      if (!invoice.customer || !bought || !subscription) return null;
      const event = { ...base, kind: 'paid' as const, subscription, ...bought };
      return { customer: idOf(invoice.customer), event };
    }
    case 'invoice.payment_failed': {
      const invoice = data.object as Stripe.Invoice;
      const subscription = subscriptionOf(invoice);
      if (!invoice.customer || !subscription) return null;
      const event = { ...base, kind: 'past_due' as const, subscription };
      return { customer: idOf(invoice.customer), event };
    }
    case 'customer.subscription.deleted': {
      const { id: subscription, customer, ended_at } = data.object as Stripe.Subscription;
      const until = seconds(ended_at ?? created);
      return {
        customer: idOf(customer),
        event: { ...base, kind: 'cancelled', subscription, until },
      };
    }
    case 'charge.refunded': {
      const { customer, refunded } = data.object as Stripe.Charge;
      // Part of a payment given back takes nothing away.
      if (!customer || !refunded) return null;
      return { customer: idOf(customer), event: { ...base, kind: 'refunded' } };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { charge, status } = data.object as Stripe.Dispute;
      if (type === 'charge.dispute.closed' && status !== 'won') return null;
      const customer = await customerOfCharge(idOf(charge));
      const kind = type === 'charge.dispute.created' ? 'disputed' : 'dispute_won';
      return customer ? { customer, event: { ...base, kind } } : null;
    }
    default:
      return null;
  }
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

/**
 * The plan on an invoice, and until when it is paid; the longest where a change of plan left two. The
 * price says which plan it is, as the subscription keeps what was bought at first; only where nobody
 * knows any of the prices it is asked.
 */
async function boughtWith(
  { lines, parent }: Stripe.Invoice,
  prices: PlanPrices,
): Promise<{ tier: PaidTier; until: Date } | null> {
  const bought: { tier: PaidTier; until: Date }[] = [];
  for (const { pricing, period } of lines.data) {
    const price = pricing?.price_details?.price;
    const tier = price && (await prices.tierOf(idOf(price)));
    if (tier) bought.push({ tier, until: seconds(period.end) });
  }
  const first = parent?.subscription_details?.metadata?.tier;
  if (bought.length === 0 && isPaidTier(first)) {
    for (const line of lines.data.filter(isOfSubscription)) {
      bought.push({ tier: first, until: seconds(line.period.end) });
    }
  }
  return bought.toSorted((a, b) => b.until.getTime() - a.until.getTime())[0] ?? null;
}

const isPaidTier = (tier: string | undefined): tier is PaidTier =>
  tier === 'premium' || tier === 'premium_plus';

const isOfSubscription = ({ parent }: Stripe.InvoiceLineItem) =>
  parent?.type === 'subscription_item_details';

function hostOf(address: string) {
  const { protocol, hostname, port } = new URL(address);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}
