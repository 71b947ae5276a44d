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

/** Keys for an app whose provider does not answer. */
export const STRIPE_NOWHERE = keys('http://127.0.0.1:9');

export interface StripeServer {
  env: Record<string, string>;
  /** What was asked of it, in order. */
  asked: { path: string; form: Record<string, string>; key: string | undefined }[];
  close(): Promise<void>;
}

/** The few answers of Stripe's API that the app asks for, over real HTTP. */
export async function startStripeServer(): Promise<StripeServer> {
  const asked: StripeServer['asked'] = [];
  const byKey = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const form = Object.fromEntries(new URLSearchParams(await textOf(request)));
    const key = request.headers['idempotency-key'] as string | undefined;
    asked.push({ path, form, key });
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answerTo(path, form, key)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: keys(`http://127.0.0.1:${port}`),
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  function answerTo(path: string, form: Record<string, string>, key = ''): object {
    if (path === '/v1/customers') {
      const id = byKey.get(key) ?? `cus_${crypto.randomUUID()}`;
      byKey.set(key, id);
      return { id, object: 'customer' };
    }
    const page = `https://pay.example/${encodeURIComponent(form.customer ?? '')}`;
    if (path === '/v1/checkout/sessions') return { object: 'checkout.session', url: page };
    if (path === '/v1/billing_portal/sessions') {
      return { object: 'billing_portal.session', url: `${page}/portal` };
    }
    // A charge's id names its customer here.
    const charge = /^\/v1\/charges\/ch_(.+)$/.exec(path)?.[1];
    return charge ? { object: 'charge', customer: decodeURIComponent(charge) } : {};
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const stamp = (date: Date) => Math.floor(date.getTime() / 1000);

interface Told {
  id?: string;
  at: Date;
  customer: string;
  subscription?: string;
}

const event = (type: string, { id, at }: Told, object: object) => ({
  ...{ id: id ?? `evt_${crypto.randomUUID()}`, object: 'event', created: stamp(at), type },
  data: { object },
});

const parent = ({ subscription = 'sub_1' }: Told) => ({
  type: 'subscription_details',
  subscription_details: { subscription },
});

/** Events as Stripe writes them, as far as anybody reads them. */
export const stripeEvents = {
  paid: (told: Told & { until: Date; price?: string }) =>
    event('invoice.paid', told, {
      ...{ object: 'invoice', customer: told.customer, parent: parent(told) },
      lines: {
        data: [
          {
            period: { start: stamp(told.at), end: stamp(told.until) },
            pricing: { price_details: { price: told.price ?? 'price_premium' } },
          },
        ],
      },
    }),
  pastDue: (told: Told) =>
    event('invoice.payment_failed', told, {
      ...{ object: 'invoice', customer: told.customer, parent: parent(told) },
      lines: { data: [] },
    }),
  cancelled: (told: Told) =>
    event('customer.subscription.deleted', told, {
      ...{ object: 'subscription', id: told.subscription ?? 'sub_1', customer: told.customer },
      ended_at: stamp(told.at),
    }),
  refunded: (told: Told & { whole?: boolean }) =>
    event('charge.refunded', told, {
      ...{ object: 'charge', customer: told.customer, refunded: told.whole ?? true },
    }),
  disputed: (told: Told) =>
    event('charge.dispute.created', told, {
      ...{ object: 'dispute', charge: `ch_${told.customer}`, status: 'needs_response' },
    }),
  disputeWon: (told: Told) =>
    event('charge.dispute.closed', told, {
      ...{ object: 'dispute', charge: `ch_${told.customer}`, status: 'won' },
    }),
};

const signer = new Stripe('sk_test_only_for_signing');

/** What Stripe sends: the event and its signature, made by Stripe's own helper. */
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
