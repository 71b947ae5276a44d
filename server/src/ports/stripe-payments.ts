import type { PaidTier } from '@hearthway/domain/payments/payment-event';
import { PLAN_INTERVALS, type PlanPrice } from '@hearthway/domain/payments/plan-price';
import Stripe from 'stripe';
import { DeliveryRefused, type Payments, PaymentsAway, type ProviderEvent } from './payments.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  prices: Partial<Record<PaidTier, string>>;
  apiUrl: string | null;
}

export interface PlanPrices {
  current(): Promise<StripeSettings['prices']>;
  findTier(price: string): Promise<PaidTier | undefined>;
}

/**
 * Stripe creates a new signature for each attempt, so a delivery with an old signature is a copy
 * sent by somebody else.
 */
const TOLERANCE_SECONDS = 300;

export function stripePayments(
  { secretKey, webhookSecret, apiUrl }: Omit<StripeSettings, 'prices'>,
  prices: PlanPrices,
): Payments {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: 10_000,
    telemetry: false,
    ...(apiUrl && parseHost(apiUrl)),
  });
  return {
    plans: async () => Object.keys(await prices.current()) as PaidTier[],
    findPrice,
    async planPrice(plan) {
      const { [plan]: price } = await prices.current();
      return price ? findPrice(price) : null;
    },
    async createPrice({ plan, productName, amount, currency, interval, known }) {
      const { [plan]: id } = await prices.current();
      const current = id ? await orMissing(stripe.prices.retrieve(id)) : null;
      const product = await findProduct(plan, productName, current);
      const taxed = current?.tax_behavior;
      const asked: Stripe.PriceCreateParams = {
        ...{ product, currency, unit_amount: amount, recurring: { interval } },
        ...(taxed && taxed !== 'unspecified' && { tax_behavior: taxed }),
        metadata: { tier: plan },
      };
      // Stripe treats requests with the same idempotency key as one, so two clicks create only one
      // price. The key contains the id of the price that is replaced, so that the practice can
      // later return to a former amount. This id is the one that the admin saw (`known`), because
      // another admin may have changed the current price by now.
      const idempotencyKey = ['price', plan, known, product, currency, amount, interval].join();
      const made = await callStripe(
        stripe.prices.create(asked, { idempotencyKey }).catch(refuseInvalid(null)),
      );
      return made?.id ?? null;
    },
    async createCustomer({ userId, email }) {
      const asked = { email, metadata: { user_id: userId } };
      // Two browser tabs must not create two customers, so each member has one idempotency key.
      const options = { idempotencyKey: `customer-${userId}` };
      return (await callStripe(stripe.customers.create(asked, options))).id;
    },
    async checkoutPage({ customer, plan, doneUrl, backUrl }) {
      const { [plan]: price = '' } = await prices.current();
      const { url } = await callStripe(
        stripe.checkout.sessions.create({
          customer,
          mode: 'subscription',
          line_items: [{ price, quantity: 1 }],
          // The metadata names the plan in case its price is no longer known when the invoice is
          // paid.
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
      return (await callStripe(stripe.billingPortal.sessions.create(asked))).url;
    },
    customerUrl: (customer) => dashboardUrl('customers', customer),
    async findRefundable(customer) {
      const { data } = await callStripe(stripe.charges.list({ customer, limit: 20 }));
      // Only the latest payment can be refunded here, so that a second click never refunds an
      // earlier one. Earlier payments can be refunded at Stripe.
      const charge = data.find(({ paid }) => paid);
      if (!charge || charge.amount_refunded >= charge.amount_captured) return null;
      const { id, amount_captured, amount_refunded, currency, created, disputed } = charge;
      return {
        ...{ id, currency, isDisputed: disputed, at: seconds(created) },
        amount: amount_captured - amount_refunded,
        url: dashboardUrl('payments', charge.payment_intent ? toId(charge.payment_intent) : id),
      };
    },
    async refund({ id: charge, amount }) {
      const options = { idempotencyKey: ['refund', charge, amount].join() };
      return callStripe(
        stripe.refunds
          .create({ charge, amount }, options)
          .then(({ status }) => status !== 'failed' && status !== 'canceled', refuseInvalid(false)),
      );
    },
    async endSubscriptions(customer) {
      const { data } = await callStripe(stripe.subscriptions.list({ customer, limit: 100 }));
      for (const { id } of data) await orMissing(stripe.subscriptions.cancel(id));
    },
    async endCustomer(customer) {
      // Deleting a customer cancels all subscriptions and removes personal data from Stripe.
      await orMissing(stripe.customers.del(customer));
    },
    async readDelivery({ body, signature }, now) {
      const event = verified(body, signature, now);
      return readEvent(event, prices, { customerOfCharge, findFailure });
    },
  };

  async function customerOfCharge(charge: string): Promise<string | null> {
    const { customer } = await callStripe(stripe.charges.retrieve(charge));
    return customer && toId(customer);
  }

  /**
   * Only the desk reads the reason why a payment failed, so the failure is recorded even if Stripe
   * gives no reason.
   */
  async function findFailure(customer: string): Promise<string | null> {
    try {
      const [charge] = (await stripe.charges.list({ customer, limit: 1 })).data;
      if (!charge || charge.paid) return null;
      const { failure_code, outcome } = charge;
      const isVague = !failure_code || failure_code === 'card_declined';
      return (isVague && outcome?.reason) || failure_code;
    } catch {
      return null;
    }
  }

  function dashboardUrl(kind: 'customers' | 'payments', id: string): string {
    const mode = /^[a-z]+_test_/.test(secretKey) ? 'test/' : '';
    return `https://dashboard.stripe.com/${mode}${kind}/${encodeURIComponent(id)}`;
  }

  async function findPrice(id: string): Promise<PlanPrice | null> {
    const price = await orMissing(stripe.prices.retrieve(id));
    if (!price?.active || !price.recurring) return null;
    const { unit_amount: amount, currency, recurring } = price;
    const interval = PLAN_INTERVALS.find((one) => one === recurring.interval);
    const intervalCount = recurring.interval_count;
    if (!interval) return { amount: null, currency, interval: 'month', intervalCount };
    return { amount, currency, interval, intervalCount };
  }

  /**
   * A new price is added to the Stripe product of the current price, so that Stripe's reports count
   * both together.
   */
  async function findProduct(
    plan: PaidTier,
    name: string,
    current: Stripe.Price | null,
  ): Promise<string> {
    const former = current && (await orMissing(stripe.products.retrieve(toId(current.product))));
    if (former?.active) return former.id;
    const id = `hearthway_${plan}`;
    const own = await orMissing(stripe.products.retrieve(id));
    const options = { idempotencyKey: `product-${plan}` };
    if (!own) await callStripe(stripe.products.create({ id, name }, options));
    else if (!own.active) await callStripe(stripe.products.update(id, { active: true }));
    return id;
  }

  function verified(body: string, signature: string, now: Date): Stripe.Event {
    const secondsOff = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) - now.getTime() / 1000;
    // The library refuses deliveries that are too old, but not those dated in the future.
    if (!(secondsOff < TOLERANCE_SECONDS))
      throw new DeliveryRefused('the timestamp is in the future or missing');
    try {
      return stripe.webhooks.constructEvent(
        ...([body, signature, webhookSecret, TOLERANCE_SECONDS, undefined] as const),
        now.getTime(),
      );
    } catch {
      throw new DeliveryRefused('the signature is wrong or the delivery is too old');
    }
  }
}

/** The library's errors contain the request, so only their type is passed on. */
async function callStripe<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new PaymentsAway(error instanceof Stripe.errors.StripeError ? error.type : 'unknown');
  }
}

const orMissing = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  callStripe(
    answer.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );

const refuseInvalid =
  <Answer>(answer: Answer) =>
  (error: unknown): Answer => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return answer;
    throw error;
  };

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

const toId = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

const seconds = (stamp: number) => new Date(stamp * 1000);

type Lookup = (id: string) => Promise<string | null>;

async function readEvent(
  { id, created, type, data }: Stripe.Event,
  prices: PlanPrices,
  { customerOfCharge, findFailure }: Record<'customerOfCharge' | 'findFailure', Lookup>,
): Promise<ProviderEvent | null> {
  const base = { id, at: seconds(created) };
  switch (type) {
    case 'invoice.paid': {
      const invoice = data.object as Stripe.Invoice;
      const bought = await findPurchase(invoice, prices);
      const subscription = findSubscriptionId(invoice);
      if (!invoice.customer || !bought || !subscription) return null;
      const { amount_paid: amount, currency } = invoice;
      const event = { ...base, kind: 'paid' as const, subscription, ...bought, amount, currency };
      return { customer: toId(invoice.customer), event };
    }
    case 'invoice.payment_failed': {
      const invoice = data.object as Stripe.Invoice;
      const subscription = findSubscriptionId(invoice);
      if (!invoice.customer || !subscription) return null;
      const customer = toId(invoice.customer);
      const { amount_due: amount, currency, next_payment_attempt } = invoice;
      const reason = await findFailure(customer);
      const event = {
        ...{ ...base, kind: 'past_due' as const, subscription, amount, currency },
        ...(reason && { reason }),
        ...(next_payment_attempt && { nextTryAt: seconds(next_payment_attempt) }),
      };
      return { customer, event };
    }
    case 'customer.subscription.deleted': {
      const { id: subscription, customer, ended_at } = data.object as Stripe.Subscription;
      const until = seconds(ended_at ?? created);
      return {
        customer: toId(customer),
        event: { ...base, kind: 'cancelled', subscription, until },
      };
    }
    case 'charge.refunded': {
      const {
        customer,
        refunded,
        amount_refunded: amount,
        currency,
      } = data.object as Stripe.Charge;
      if (!customer || !refunded) return null;
      return { customer: toId(customer), event: { ...base, kind: 'refunded', amount, currency } };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { charge, status } = data.object as Stripe.Dispute;
      if (type === 'charge.dispute.closed' && status !== 'won') return null;
      const customer = await customerOfCharge(toId(charge));
      const kind = type === 'charge.dispute.created' ? 'disputed' : 'dispute_won';
      return customer ? { customer, event: { ...base, kind } } : null;
    }
    default:
      return null;
  }
}

function findSubscriptionId({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? toId(subscription) : null;
}

/**
 * After a change of plan, an invoice may contain two plans; the one that lasts longer counts. The
 * metadata names the plan that was bought first, for prices that are no longer known.
 */
async function findPurchase(
  { lines, parent }: Stripe.Invoice,
  prices: PlanPrices,
): Promise<{ tier: PaidTier; until: Date } | null> {
  const bought: { tier: PaidTier; until: Date }[] = [];
  for (const { pricing, period } of lines.data) {
    const price = pricing?.price_details?.price;
    const tier = price && (await prices.findTier(toId(price)));
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

function parseHost(address: string) {
  const { protocol, hostname, port } = new URL(address);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}
