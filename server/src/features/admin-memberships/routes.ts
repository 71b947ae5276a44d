import {
  adminAccessResponse,
  lookupRequest,
  memberParam,
  memberRecord,
  setExpiryRequest,
  setTierRequest,
} from '@hearthway/domain/admin-memberships/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { lookUpMember } from './look-up-member.ts';
import { readAdminAccess } from './read-admin-access.ts';
import { setExpiry } from './set-expiry.ts';
import { setTier } from './set-tier.ts';

const forAdmins = { refusals: { 403: 'Only the front desk and the inner circle can do this' } };

export const adminMembershipRoutes = new Hono<MemberEnv>()
  .get(
    '/access',
    described(
      'Whether the caller may change memberships, and which features this database supports',
      adminAccessResponse,
      forAdmins,
    ),
    async (c) => c.json(await readAdminAccess(c.var.call)),
  )
  .post(
    // Looking up a member is a POST, because URLs are logged and email addresses must not appear in
    // logs.
    '/lookup',
    described('Find a member by email address', memberRecord, forAdmins),
    valid('json', lookupRequest),
    async (c) => c.json(await lookUpMember(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/:userId/tier',
    described('Set a member’s tier. Premium lasts 180 days', memberRecord, forAdmins),
    valid('param', memberParam),
    valid('json', setTierRequest),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await setTier(c.var.call, input));
    },
  )
  .put(
    '/:userId/expiry',
    described('Set the day a member’s Premium ends', memberRecord, forAdmins),
    valid('param', memberParam),
    valid('json', setExpiryRequest),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await setExpiry(c.var.call, input));
    },
  );
