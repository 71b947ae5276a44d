import { openSummaryRequest, sharedSummary } from '@hearthway/domain/clinician-summary/contract';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { clientAddress } from '../../http/client-address.ts';
import { toNetwork } from '../../http/client-network.ts';
import { described } from '../../http/described.ts';
import { jsonGuard } from '../../http/json-guard.ts';
import { valid } from '../../http/validation.ts';
import { openLink } from './open-link.ts';

const unlisted = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
});

/** Only a POST opens a link, because link scanners send GETs. */
export const summaryReaderRoutes = ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) =>
  new Hono<AppEnv>().use(unlisted, jsonGuard).post(
    '/open',
    described('Open a shared summary with its link token and code', sharedSummary, {
      refusals: { 403: 'The code is wrong', 404: 'The link doesn’t exist or no longer works' },
    }),
    valid('json', openSummaryRequest),
    async (c) => {
      const network = toNetwork(clientAddress(c, config.trustProxy));
      const call = { db, now: clock.now(), network: config.rateLimit ? network : null };
      return c.json(await openLink(call, c.req.valid('json')));
    },
  );
