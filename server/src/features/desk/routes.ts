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

const forAdmins = { refusals: { 403: 'Not of the inner circle' } };

export const deskRoutes = new Hono<MemberEnv>()
  .get(
    '/access',
    described('Which rooms of the desk open to the caller', deskAccessResponse, {
      refusals: { 403: 'No role at the desk' },
    }),
    async (c) => c.json(await readDeskAccess(c.var.call)),
  )
  .get(
    '/roles',
    described('Who has which role at the desk', colleaguesResponse, forAdmins),
    async (c) => c.json(await listColleagues(c.var.call)),
  )
  .post(
    '/roles',
    described('Give a member a role at the desk', colleaguesResponse, forAdmins),
    valid('json', grantRoleRequest),
    async (c) => c.json(await grantRole(c.var.call, c.req.valid('json'))),
  )
  .delete(
    '/roles/:userId/:role',
    described('Take a role from somebody', colleaguesResponse, forAdmins),
    valid('param', roleParam),
    async (c) => c.json(await revokeRole(c.var.call, c.req.valid('param'))),
  );
