import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../../http/app-env.ts';
import { asked } from '../../http/asked.ts';
import { HttpProblem } from '../../http/problem.ts';
import { DeliveryRefused, type Payments } from '../../ports/payments.ts';
import { type TakingDeps, takeDelivery } from './take-delivery.ts';

/** Far more than an event takes. */
const MAX_BYTES = 512 * 1024;

/** Where the provider tells what happened. Anything but a success makes it come again. */
export const webhookRoutes = (deps: TakingDeps, payments: Payments) =>
  new Hono<AppEnv>().post(
    '/stripe',
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: () => {
        throw new HttpProblem(413, 'body_too_large', 'That is more than an event takes.');
      },
    }),
    async (c) => {
      // To the byte as it was signed.
      const delivery = {
        body: await c.req.text(),
        signature: c.req.header('stripe-signature') ?? '',
      };
      const event = await asked(() => payments.readDelivery(delivery, deps.clock.now())).catch(
        (error: unknown) => {
          if (!(error instanceof DeliveryRefused)) throw error;
          throw new HttpProblem(400, 'delivery_refused', 'This is not an event we take.');
        },
      );
      if (event) await takeDelivery(deps, event);
      return c.json({ received: true });
    },
  );
