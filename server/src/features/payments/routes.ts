import {
  checkoutRequest,
  ownPaymentsResponse,
  providerPage,
} from '@hearthway/domain/payments/contract';
import { PAYMENTS_TEXT } from '@hearthway/domain/payments/messages';
import { isPaying } from '@hearthway/domain/payments/paid-membership';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { callPaymentProvider } from '../../http/call-payment-provider.ts';
import { described } from '../../http/described.ts';
import { HttpProblem } from '../../http/problem.ts';
import { valid } from '../../http/validation.ts';
import { ensureCustomer, readOwnCustomer } from './customer.ts';

const JUST_PAID_MS = 60 * 60_000;

export function paymentsRoutes({ config, payments }: Pick<Deps, 'config' | 'payments'>) {
  const { publicUrl } = config.auth;
  const provider = () => {
    if (!payments) throw new HttpProblem(404, 'not_found', 'There’s nothing at this address.');
    return payments;
  };
  const routes = new Hono<MemberEnv>()
    .get('/', described('The member’s payment status', ownPaymentsResponse), async (c) => {
      const { db, who, now } = c.var.call;
      const own = await db.read(who, readOwnCustomer);
      const paidAt = own?.paid_at ? new Date(own.paid_at).getTime() : 0;
      const hasJustPaid = now.getTime() - paidAt < JUST_PAID_MS;
      return c.json({ status: own?.status ?? null, hasJustPaid, isCustomer: own !== null });
    })
    .post(
      '/checkout',
      described('The address of the provider’s checkout page for a plan', providerPage),
      valid('json', checkoutRequest),
      async (c) => {
        const { plan } = c.req.valid('json');
        if (!(await provider().plans()).includes(plan)) {
          throw new HttpProblem(409, 'no_plan', PAYMENTS_TEXT.noPlan);
        }
        const { db, who } = c.var.call;
        const own = await db.read(who, readOwnCustomer);
        if (own && isPaying(own.status)) {
          const portalOptions = { customer: own.customer, backUrl: `${publicUrl}/account` };
          return c.json({
            url: await callPaymentProvider(() => provider().portalPage(portalOptions)),
          });
        }
        const customer = await ensureCustomer(c.var.call, provider());
        const urls = {
          doneUrl: `${publicUrl}/account?checkout=done`,
          backUrl: `${publicUrl}/upgrade?checkout=left`,
        };
        const url = await callPaymentProvider(() =>
          provider().checkoutPage({ customer, plan, ...urls }),
        );
        return c.json({ url });
      },
    )
    .post(
      '/portal',
      described('The address of the provider’s page for managing a subscription', providerPage),
      async (c) => {
        const { db, who } = c.var.call;
        const own = await db.read(who, readOwnCustomer);
        if (!own) throw new HttpProblem(409, 'no_customer', PAYMENTS_TEXT.noCustomer);
        const backUrl = `${publicUrl}/account`;
        const url = await callPaymentProvider(() =>
          provider().portalPage({ customer: own.customer, backUrl }),
        );
        return c.json({ url });
      },
    );
  return payments ? routes : (new Hono<MemberEnv>() as typeof routes);
}
