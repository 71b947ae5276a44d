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
import { asked } from '../../http/asked.ts';
import { described } from '../../http/described.ts';
import { HttpProblem } from '../../http/problem.ts';
import { valid } from '../../http/validation.ts';
import { customerOf, ownCustomer } from './customer.ts';

/** Longer than anybody takes from paying to our page. */
const JUST_MS = 60 * 60_000;

/** Without a payment provider these routes do not exist, and the outside checkout link stays. */
export function paymentsRoutes({ config, payments }: Pick<Deps, 'config' | 'payments'>) {
  const { publicUrl } = config.auth;
  const provider = () => {
    if (!payments) throw new HttpProblem(404, 'not_found', 'There is nothing at this address.');
    return payments;
  };
  const routes = new Hono<MemberEnv>()
    .get('/', described('How paying stands', ownPaymentsResponse), async (c) => {
      const { db, who, now } = c.var.call;
      const own = await db.read(who, ownCustomer);
      const paidAt = own?.paid_at ? new Date(own.paid_at).getTime() : 0;
      const hasJustPaid = now.getTime() - paidAt < JUST_MS;
      return c.json({ status: own?.status ?? null, hasJustPaid, isCustomer: own !== null });
    })
    .post(
      '/checkout',
      described('The page on which a plan is bought', providerPage),
      valid('json', checkoutRequest),
      async (c) => {
        const { plan } = c.req.valid('json');
        if (!(await provider().plans()).includes(plan)) {
          throw new HttpProblem(409, 'no_plan', PAYMENTS_TEXT.noPlan);
        }
        const { db, who } = c.var.call;
        const own = await db.read(who, ownCustomer);
        if (own && isPaying(own.status)) {
          const asking = { customer: own.customer, backUrl: `${publicUrl}/account` };
          return c.json({ url: await asked(() => provider().portalPage(asking)) });
        }
        const customer = await customerOf(c.var.call, provider());
        const urls = {
          doneUrl: `${publicUrl}/account?checkout=done`,
          backUrl: `${publicUrl}/upgrade?checkout=left`,
        };
        const url = await asked(() => provider().checkoutPage({ customer, plan, ...urls }));
        return c.json({ url });
      },
    )
    .post(
      '/portal',
      described('The page on which a member manages what they pay', providerPage),
      async (c) => {
        const { db, who } = c.var.call;
        const own = await db.read(who, ownCustomer);
        if (!own) throw new HttpProblem(409, 'no_customer', PAYMENTS_TEXT.noCustomer);
        const backUrl = `${publicUrl}/account`;
        const url = await asked(() => provider().portalPage({ customer: own.customer, backUrl }));
        return c.json({ url });
      },
    );
  return payments ? routes : (new Hono<MemberEnv>() as typeof routes);
}
