import {
  adminAccessResponse,
  lookupRequest,
  memberParam,
  memberRecord,
  setExpiryRequest,
  setTierRequest,
} from '@hearthway/domain/admin-memberships/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { lookUpMember } from './look-up-member.ts';
import { readAdminAccess } from './read-admin-access.ts';
import { setExpiry } from './set-expiry.ts';
import { setTier } from './set-tier.ts';

const described = (summary: string, schema: typeof memberRecord | typeof adminAccessResponse) =>
  describeRoute({
    summary,
    responses: {
      200: {
        description: 'As asked',
        content: { 'application/json': { schema: resolver(schema) } },
      },
      403: { description: 'Not of the inner circle' },
    },
  });

export const adminMembershipRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>()
    .get(
      '/access',
      described(
        'Whether the caller may change memberships, and what can be changed here',
        adminAccessResponse,
      ),
      async (c) => c.json(await readAdminAccess(db, c.var.member)),
    )
    .post(
      // Not a GET: an address has no place in a log of URLs.
      '/lookup',
      described('One member by e-mail address', memberRecord),
      valid('json', lookupRequest),
      async (c) => c.json(await lookUpMember(db, c.var.member, c.req.valid('json'), clock.now())),
    )
    .put(
      '/:userId/tier',
      described('Set a member’s tier; premium for 180 days', memberRecord),
      valid('param', memberParam),
      valid('json', setTierRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await setTier(db, c.var.member, input, clock.now()));
      },
    )
    .put(
      '/:userId/expiry',
      described('Set the day a member’s premium ends', memberRecord),
      valid('param', memberParam),
      valid('json', setExpiryRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(await setExpiry(db, c.var.member, input));
      },
    );
