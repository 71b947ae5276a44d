import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../../http/app-env.ts';
import { callPaymentProvider } from '../../http/call-payment-provider.ts';
import { HttpProblem } from '../../http/problem.ts';
import { DeliveryRefused, type Payments } from '../../ports/payments.ts';
import { handlePaymentEvent, type PaymentEventDeps } from './handle-payment-event.ts';

const MAX_BYTES = 512 * 1024;

export const webhookRoutes = (deps: PaymentEventDeps, payments: Payments) =>
  new Hono<AppEnv>().post(
    '/stripe',
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: () => {
        throw new HttpProblem(413, 'body_too_large', 'This event is too large.');
      },
    }),
    async (c) => {
      // The signature covers the raw body, so the body must be verified before it is parsed.
      const delivery = {
        body: await c.req.text(),
        signature: c.req.header('stripe-signature') ?? '',
      };
      const event = await callPaymentProvider(() =>
        payments.readDelivery(delivery, deps.clock.now()),
      ).catch((error: unknown) => {
        if (!(error instanceof DeliveryRefused)) throw error;
        throw new HttpProblem(400, 'delivery_refused', 'We can’t accept this event.');
      });
      if (event) await handlePaymentEvent(deps, event);
      return c.json({ received: true });
    },
  );
