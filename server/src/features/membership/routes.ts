import {
  askForPremiumRequest,
  keptResponse,
  premiumRequestResponse,
} from '@hearthway/domain/membership/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { askForPremium, readPremiumRequest } from './ask-for-premium.ts';
import { readKept } from './read-kept.ts';

export const membershipRoutes = new Hono<MemberEnv>()
  .get(
    '/kept',
    described('How many items the member has saved in the Premium tools', keptResponse),
    async (c) => c.json(await readKept(c.var.call)),
  )
  .get(
    '/request',
    described('The member’s open request for Premium', premiumRequestResponse),
    async (c) => c.json(await readPremiumRequest(c.var.call)),
  )
  .post(
    '/request',
    described(
      'Ask the practice about Premium. If a request is already open, nothing changes',
      premiumRequestResponse,
    ),
    valid('json', askForPremiumRequest),
    async (c) => c.json(await askForPremium(c.var.call, c.req.valid('json'))),
  );
