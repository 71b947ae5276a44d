import {
  clinicianSummary,
  sharedLinkResponse,
  shareSummaryRequest,
  summaryLinkParam,
  summaryLinksResponse,
  summaryRequest,
} from '@hearthway/domain/clinician-summary/contract';
import { Hono, type MiddlewareHandler } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readSummary } from './read-summary.ts';
import { readLinks, revokeLink, shareSummary } from './summary-links.ts';

export const clinicianSummaryRoutes = (recentSignIn: MiddlewareHandler<MemberEnv>) =>
  new Hono<MemberEnv>()
    .post(
      '/',
      described('What the member recorded in a period, for a clinician', clinicianSummary),
      valid('json', summaryRequest),
      async (c) => c.json(await readSummary(c.var.call, c.req.valid('json'))),
    )
    .get('/links', described('The member’s summary links', summaryLinksResponse), async (c) =>
      c.json(await readLinks(c.var.call)),
    )
    .post(
      '/links',
      described(
        'Share a summary. Only this response contains the link and its code',
        sharedLinkResponse,
        {
          refusals: { 403: 'The last sign-in isn’t recent enough', 409: 'Too many links are open' },
        },
      ),
      recentSignIn,
      valid('json', shareSummaryRequest),
      async (c) => c.json(await shareSummary(c.var.call, c.req.valid('json'))),
    )
    .delete(
      '/links/:id',
      described('Revoke a summary link', summaryLinksResponse, {
        refusals: { 404: 'The member has no such link' },
      }),
      valid('param', summaryLinkParam),
      async (c) => c.json(await revokeLink(c.var.call, c.req.valid('param'))),
    );
