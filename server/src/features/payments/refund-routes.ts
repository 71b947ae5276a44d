import { memberParam } from '@hearthway/domain/admin-memberships/contract';
import { refundableResponse, refundRequest } from '@hearthway/domain/payments/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { findRefundable, readPaymentStatus, refundMember } from './refund.ts';

const refusals = { 403: 'Only the inner circle can do this' };

export const refundRoutes = ({ payments }: Pick<Deps, 'payments'>) =>
  new Hono<MemberEnv>()
    .get(
      '/:userId/refund',
      described('The member’s latest payment, if it can be refunded', refundableResponse, {
        refusals,
      }),
      valid('param', memberParam),
      async (c) => {
        const asked = { payments, ...c.req.valid('param') };
        const found = await findRefundable(c.var.call, asked);
        const payment = found && { ...found.payment, at: found.payment.at.toISOString() };
        const status = await readPaymentStatus(c.var.call, c.req.valid('param'));
        return c.json({ payment, status });
      },
    )
    .post(
      '/:userId/refund',
      described('Refund the member’s latest payment and end the subscription', null, {
        refusals: {
          ...refusals,
          409: 'The payment or amount has changed since it was shown, or the provider refused the refund',
        },
      }),
      valid('param', memberParam),
      valid('json', refundRequest),
      async (c) => {
        const asked = { payments, ...c.req.valid('param') };
        await refundMember(c.var.call, asked, c.req.valid('json'));
        return c.body(null, 204);
      },
    );
