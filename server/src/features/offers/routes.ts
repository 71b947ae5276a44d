import { trackOfferRequest, trackOfferResponse } from '@hearthway/domain/offers/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { trackOffer } from './track-offer.ts';

export const offersRoutes = new Hono<MemberEnv>().post(
  '/events',
  described('Record that an offer was seen or clicked, once each', trackOfferResponse, {
    answer: 'Whether this was the first time',
  }),
  valid('json', trackOfferRequest),
  async (c) => c.json(await trackOffer(c.var.call, c.req.valid('json'))),
);
