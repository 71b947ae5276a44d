import { restoreRequest, versionParam } from '@hearthway/domain/content-desk/contract';
import {
  audienceRequest,
  audienceResponse,
  deskOffer,
  newOfferRequest,
  offeredOfferRequest,
  offerListResponse,
  offerParam,
  offerVersionsResponse,
  saveOfferRequest,
} from '@hearthway/domain/offer-desk/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { answerOffered, listOffers, makeOffer, saveOffer } from './keep-offers.ts';
import { listVersions, restoreVersion } from './offer-history.ts';
import { readAudience } from './read-audience.ts';

const forEditors = { refusals: { 403: 'Not an editor' } };
const forChanges = {
  refusals: { ...forEditors.refusals, 409: 'Somebody else has saved it meanwhile' },
};

export const offerDeskRoutes = new Hono<MemberEnv>()
  .get('/', described('Every offer, in whatever state', offerListResponse, forEditors), async (c) =>
    c.json(await listOffers(c.var.call)),
  )
  .post(
    '/',
    described('Begin an offer, which nobody sees yet', deskOffer, forEditors),
    valid('json', newOfferRequest),
    async (c) => c.json(await makeOffer(c.var.call, c.req.valid('json'))),
  )
  .post(
    '/audience',
    described('How many members would see an offer, and of late', audienceResponse, forEditors),
    valid('json', audienceRequest),
    async (c) => c.json(await readAudience(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/:id',
    described('Save an offer', deskOffer, forChanges),
    valid('param', offerParam),
    valid('json', saveOfferRequest),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await saveOffer(c.var.call, input));
    },
  )
  .post(
    '/:id/offered',
    described('Take the shipped version of an offer, or leave it', deskOffer, forChanges),
    valid('param', offerParam),
    valid('json', offeredOfferRequest),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await answerOffered(c.var.call, input));
    },
  )
  .get(
    '/:id/versions',
    described('What was saved of an offer, the latest first', offerVersionsResponse, forEditors),
    valid('param', offerParam),
    async (c) => c.json(await listVersions(c.var.call, c.req.valid('param'))),
  )
  .post(
    '/:id/versions/:version/restore',
    described('Make an offer what it was', deskOffer, forChanges),
    valid('param', versionParam),
    valid('json', restoreRequest),
    async (c) => {
      const { id, version: of } = c.req.valid('param');
      return c.json(await restoreVersion(c.var.call, { id, of, ...c.req.valid('json') }));
    },
  );
