import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

const WEBHOOK_SECRET = 'whsec_of_the_tests';

const keys = (apiUrl: string) => ({
  STRIPE_SECRET_KEY: 'sk_test_never_to_be_logged',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_PRICE_PREMIUM: 'price_premium',
  STRIPE_PRICE_PREMIUM_PLUS: 'price_plus',
  STRIPE_API_URL: apiUrl,
});

export const REFUSED_AMOUNT = 66_666_666;

export const UNREACHABLE_STRIPE = keys('http://127.0.0.1:9');

export const UNREFUNDABLE = 'cus_stuck';

export interface StripeServer {
  env: Record<string, string>;
  requests: ApiRequest[];
  disputed: Set<string>;
  /** The time of each customer's latest payment. */
  paid: Map<string, Date>;
  /** The error code with which each customer's card is refused. */
  refused: Map<string, string>;
  isDown: boolean;
  close(): Promise<void>;
}

interface ApiRequest {
  method: string;
  path: string;
  form: Record<string, string>;
  key: string | undefined;
}

export async function startStripeServer(): Promise<StripeServer> {
  const byKey = new Map<string, string>();
  const products = new Set<string>();
  const prices = new Map<string, Record<string, string>>();
  const sessions = new Map<string, Record<string, string>>();
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const [path = ''] = url.split('?');
    const form = Object.fromEntries(new URLSearchParams(await readText(request)));
    const key = request.headers['idempotency-key'] as string | undefined;
    const page = pageAt(path);
    if (page) {
      response.setHeader('Content-Type', 'text/html');
      response.end(page);
      return;
    }
    const query = Object.fromEntries(new URL(url, 'http://stripe').searchParams);
    stripe.requests.push({ method, path, form, key });
    const answer = stripe.isDown
      ? null
      : answerTo({ method, path, form: { ...query, ...form }, key });
    response.setHeader('Content-Type', 'application/json');
    if (!answer) response.setHeader('Stripe-Should-Retry', 'false');
    response.statusCode = stripe.isDown ? 503 : answer ? 200 : 404;
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' };
    response.end(JSON.stringify(answer ?? { error: stripe.isDown ? {} : error }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const ended = new Set<string>();
  const refunds = new Map<string, number>();
  const stripe: StripeServer = {
    env: keys(origin),
    requests: [],
    disputed: new Set(),
    paid: new Map(),
    refused: new Map(),
    isDown: false,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return stripe;

  function answerTo({ method, path, form, key = '' }: ApiRequest): object | null {
    if (path === '/v1/customers') {
      const id = byKey.get(key) ?? `cus_${crypto.randomUUID()}`;
      byKey.set(key, id);
      return { id, object: 'customer' };
    }
    if (path === '/v1/products') {
      products.add(form.id ?? '');
      return { id: form.id, object: 'product', active: true };
    }
    const product = /^\/v1\/products\/(.+)$/.exec(path)?.[1];
    if (product) {
      const isKnown = product.startsWith('prod_') || products.has(product);
      const active = product !== 'prod_archived';
      return isKnown ? { id: product, object: 'product', active } : null;
    }
    if (path === '/v1/prices') {
      if (Number(form.unit_amount) === REFUSED_AMOUNT) return null;
      const id = byKey.get(key) ?? `price_made${byKey.size}_${form.unit_amount}`;
      byKey.set(key, id);
      prices.set(id, form);
      return describePrice(id);
    }
    const price = /^\/v1\/prices\/(.+)$/.exec(path)?.[1];
    if (price) {
      return price === 'price_unknown' ? null : describePrice(price);
    }
    const gone = method === 'DELETE' && /^\/v1\/customers\/(.+)$/.exec(path)?.[1];
    if (gone) {
      if (ended.has(gone)) return null;
      ended.add(gone);
      return { id: gone, object: 'customer', deleted: true };
    }
    const customer = form.customer ?? '';
    if (path === '/v1/charges') {
      const id = `ch_${customer}`;
      const charge = {
        ...{ id, object: 'charge', payment_intent: `pi_${customer}`, paid: true },
        ...{ amount_captured: 1900, amount_refunded: refunds.get(id) ?? 0, currency: 'eur' },
        created: stamp(stripe.paid.get(customer) ?? new Date()),
        disputed: stripe.disputed.has(customer),
      };
      const reason = stripe.refused.get(customer);
      if (reason) {
        const outcome = { reason };
        return {
          object: 'list',
          data: [{ ...charge, paid: false, failure_code: 'card_declined', outcome }],
        };
      }
      const earlier = { ...charge, id: `ch_earlier_${customer}`, amount_refunded: 0 };
      return { object: 'list', data: [charge, earlier] };
    }
    if (path === '/v1/refunds') {
      const { charge: of = '', amount = '' } = form;
      if (of.startsWith(`ch_${UNREFUNDABLE}`)) return null;
      if (!byKey.has(key)) refunds.set(of, (refunds.get(of) ?? 0) + Number(amount));
      byKey.set(key, of);
      return { object: 'refund', status: 'succeeded' };
    }
    if (path === '/v1/subscriptions') {
      const id = `sub_${customer}`;
      return { object: 'list', data: ended.has(id) ? [] : [{ id, object: 'subscription' }] };
    }
    const subscription = /^\/v1\/subscriptions\/(.+)$/.exec(path)?.[1];
    if (subscription && method === 'DELETE') {
      ended.add(subscription);
      return { id: subscription, object: 'subscription', status: 'canceled' };
    }
    const page = `${origin}/pay/${encodeURIComponent(customer)}`;
    if (path === '/v1/checkout/sessions') {
      sessions.set(customer, form);
      return { object: 'checkout.session', url: page };
    }
    if (path === '/v1/billing_portal/sessions') {
      sessions.set(customer, form);
      return { object: 'billing_portal.session', url: `${page}/portal` };
    }
    const charge = /^\/v1\/charges\/ch_(.+)$/.exec(path)?.[1];
    return charge ? { object: 'charge', customer: decodeURIComponent(charge) } : null;
  }

  function describePrice(id: string) {
    const made = prices.get(id);
    const isOnce = id === 'price_once';
    const interval = made?.['recurring[interval]'] ?? 'month';
    return {
      ...{ id, object: 'price', active: id !== 'price_archived', tax_behavior: 'unspecified' },
      ...{ type: isOnce ? 'one_time' : 'recurring', currency: made?.currency ?? 'eur' },
      product: made?.product ?? (id === 'price_2026' ? 'prod_archived' : 'prod_membership'),
      unit_amount: Number(/_(\d+)$/.exec(id)?.[1] ?? 1900),
      recurring: isOnce ? null : { interval, interval_count: 1 },
    };
  }

  function pageAt(path: string): string | null {
    const [, customer, isPortal] = /^\/pay\/([^/]+)(\/portal)?$/.exec(path) ?? [];
    if (!customer) return null;
    const form = sessions.get(decodeURIComponent(customer)) ?? {};
    const link = (to: string | undefined, words: string) => `<a href="${to ?? ''}">${words}</a>`;
    const title = isPortal ? 'Billing portal' : 'Checkout';
    const ways = isPortal
      ? link(form.return_url, 'Return to the practice')
      : `${link(form.success_url, 'Pay')} ${link(form.cancel_url, 'Back')}`;
    return `<!doctype html><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>${ways}`;
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const stamp = (date: Date) => Math.floor(date.getTime() / 1000);

interface EventInput {
  id?: string;
  at: Date;
  customer: string;
  subscription?: string;
}

const event = (type: string, { id, at }: EventInput, object: object) => ({
  ...{ id: id ?? `evt_${crypto.randomUUID()}`, object: 'event', created: stamp(at), type },
  data: { object },
});

const parent = ({ subscription = 'sub_1', bought }: EventInput & { bought?: string }) => ({
  type: 'subscription_details',
  subscription_details: { subscription, metadata: bought ? { tier: bought } : {} },
});

export const stripeEvents = {
  paid: (told: EventInput & { until: Date; price?: string; bought?: string; amount?: number }) =>
    event('invoice.paid', told, {
      ...{ object: 'invoice', customer: told.customer, parent: parent(told) },
      ...{ amount_paid: told.amount ?? 1900, currency: 'eur' },
      lines: {
        data: [
          {
            parent: { type: 'subscription_item_details' },
            period: { start: stamp(told.at), end: stamp(told.until) },
            pricing: { price_details: { price: told.price ?? 'price_premium' } },
          },
        ],
      },
    }),
  pastDue: (told: EventInput & { nextTry?: Date }) =>
    event('invoice.payment_failed', told, {
      ...{ object: 'invoice', customer: told.customer, parent: parent(told) },
      ...{ amount_due: 1900, currency: 'eur' },
      next_payment_attempt: told.nextTry ? stamp(told.nextTry) : null,
      lines: { data: [] },
    }),
  cancelled: (told: EventInput) =>
    event('customer.subscription.deleted', told, {
      ...{ object: 'subscription', id: told.subscription ?? 'sub_1', customer: told.customer },
      ended_at: stamp(told.at),
    }),
  refunded: (told: EventInput & { whole?: boolean }) =>
    event('charge.refunded', told, {
      ...{ object: 'charge', customer: told.customer, refunded: told.whole ?? true },
      ...{ amount_refunded: 1900, currency: 'eur' },
    }),
  disputed: (told: EventInput) =>
    event('charge.dispute.created', told, {
      ...{ object: 'dispute', charge: `ch_${told.customer}`, status: 'needs_response' },
    }),
  disputeWon: (told: EventInput) =>
    event('charge.dispute.closed', told, {
      ...{ object: 'dispute', charge: `ch_${told.customer}`, status: 'won' },
    }),
};

const signer = new Stripe('sk_test_only_for_signing');

export function signedDelivery(
  payload: object,
  { at, secret = WEBHOOK_SECRET }: { at: Date; secret?: string },
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(payload);
  const signature = signer.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: stamp(at),
  });
  return { body, headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json' } };
}
