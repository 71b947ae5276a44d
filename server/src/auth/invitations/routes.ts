import { memberParam } from '@hearthway/domain/admin-memberships/contract';
import {
  checkedListResponse,
  checkListRequest,
  closeAccountRequest,
  inviteRequest,
  sendInvitationsRequest,
  sendInvitationsResponse,
} from '@hearthway/domain/desk-members/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import type { Auth } from '../auth.ts';
import { closeAccount } from '../close-account.ts';
import { checkList, invite, inviteAgain, sendInvitations } from './invite.ts';

const forFrontDesk = { refusals: { 403: 'Only the front desk and the inner circle can do this' } };

export const deskAccountRoutes = (auth: Auth) =>
  new Hono<MemberEnv>()
    .post(
      '/invitations/check',
      described(
        'Preview what inviting this list would do, line by line',
        checkedListResponse,
        forFrontDesk,
      ),
      valid('json', checkListRequest),
      async (c) => c.json(await checkList(auth, c.var.call.who, c.req.valid('json'))),
    )
    .post(
      '/invitations',
      described(
        'Import the valid lines of a list, and invite those people now or later',
        checkedListResponse,
        forFrontDesk,
      ),
      valid('json', inviteRequest),
      async (c) => c.json(await invite(auth, c.var.call.who, c.req.valid('json'))),
    )
    .post(
      '/invitations/send',
      described(
        'Invite people who were imported without an invitation, or whose invitation is unanswered',
        sendInvitationsResponse,
        forFrontDesk,
      ),
      valid('json', sendInvitationsRequest),
      async (c) => c.json(await sendInvitations(auth, c.var.call.who, c.req.valid('json'))),
    )
    .post(
      '/members/:userId/invitation',
      described('Send an unanswered invitation again', null, {
        refusals: {
          ...forFrontDesk.refusals,
          409: 'They’ve already joined, or were invited within the last day',
        },
      }),
      valid('param', memberParam),
      async (c) => {
        await inviteAgain(auth, c.var.call.who, c.req.valid('param'));
        return c.body(null, 204);
      },
    )
    .post(
      '/members/:userId/close',
      described('Close an account at its owner’s request', null, forFrontDesk),
      valid('param', memberParam),
      valid('json', closeAccountRequest),
      async (c) => {
        const input = { ...c.req.valid('param'), ...c.req.valid('json') };
        await closeAccount(auth, c.var.call.who, input);
        return c.body(null, 204);
      },
    );
