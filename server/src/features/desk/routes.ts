import {
  colleaguesResponse,
  deskAccessResponse,
  grantRoleRequest,
  roleParam,
} from '@hearthway/domain/desk/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { grantRole, listColleagues, revokeRole } from './colleagues.ts';
import { readDeskAccess } from './read-desk-access.ts';

const forAdmins = { refusals: { 403: 'Only the inner circle can do this' } };

export const deskRoutes = new Hono<MemberEnv>()
  .get(
    '/access',
    described('The caller’s desk roles', deskAccessResponse, {
      refusals: { 403: 'Only people with a role at the desk can do this' },
    }),
    async (c) => c.json(await readDeskAccess(c.var.call)),
  )
  .get(
    '/roles',
    described('All members with a desk role', colleaguesResponse, forAdmins),
    async (c) => c.json(await listColleagues(c.var.call)),
  )
  .post(
    '/roles',
    described('Grant a member a desk role', colleaguesResponse, forAdmins),
    valid('json', grantRoleRequest),
    async (c) => c.json(await grantRole(c.var.call, c.req.valid('json'))),
  )
  .delete(
    '/roles/:userId/:role',
    described('Revoke a desk role', colleaguesResponse, forAdmins),
    valid('param', roleParam),
    async (c) => c.json(await revokeRole(c.var.call, c.req.valid('param'))),
  );
