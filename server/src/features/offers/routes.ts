import { trackOfferRequest, trackOfferResponse } from '@hearthway/domain/offers/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { trackOffer } from './track-offer.ts';

export const offersRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>().post(
    '/events',
    describeRoute({
      summary: 'Record that an offer was seen or clicked; only the first time counts',
      responses: {
        200: {
          description: 'Whether this was the first time',
          content: { 'application/json': { schema: resolver(trackOfferResponse) } },
        },
      },
    }),
    valid('json', trackOfferRequest),
    async (c) => c.json(await trackOffer(db, c.var.member, c.req.valid('json'), clock.now())),
  );
