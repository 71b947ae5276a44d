import { versionParam, versionRequest } from '@hearthway/domain/content-desk/contract';
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
import { answerUpdate, createOffer, listOffers, saveOffer } from './edit-offers.ts';
import { listVersions, restoreVersion } from './offer-history.ts';
import { readAudience } from './read-audience.ts';

const forEditors = { refusals: { 403: 'Only editors can do this' } };
const forChanges = {
  refusals: {
    ...forEditors.refusals,
    409: 'Someone else has saved a newer version',
    422: 'The offer is on but has nowhere to link to',
  },
};

export const offerDeskRoutes = new Hono<MemberEnv>()
  .get('/', described('Every offer, in any state', offerListResponse, forEditors), async (c) =>
    c.json(await listOffers(c.var.call)),
  )
  .post(
    '/',
    described('Create an inactive offer', deskOffer, forEditors),
    valid('json', newOfferRequest),
    async (c) => c.json(await createOffer(c.var.call, c.req.valid('json'))),
  )
  .post(
    '/audience',
    described(
      'How many members an offer would match, in total and on recent days',
      audienceResponse,
      forEditors,
    ),
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
    described('Accept or ignore the app’s update for an offer', deskOffer, forChanges),
    valid('param', offerParam),
    valid('json', offeredOfferRequest),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await answerUpdate(c.var.call, input));
    },
  )
  .get(
    '/:id/versions',
    described('The versions of an offer, newest first', offerVersionsResponse, forEditors),
    valid('param', offerParam),
    async (c) => c.json(await listVersions(c.var.call, c.req.valid('param'))),
  )
  .post(
    '/:id/versions/:version/restore',
    described('Restore an older version of an offer', deskOffer, forChanges),
    valid('param', versionParam),
    valid('json', versionRequest),
    async (c) => {
      const { id, version: of } = c.req.valid('param');
      return c.json(await restoreVersion(c.var.call, { id, of, ...c.req.valid('json') }));
    },
  );
