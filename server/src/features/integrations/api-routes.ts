import {
  endMembershipRequest,
  grantMembershipRequest,
  idempotencyHeader,
  listEventsQuery,
  listEventsResponse,
  type MembershipResponse,
  membershipResponse,
} from '@hearthway/domain/integrations/api-contract';
import { type Context, Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { described } from '../../http/described.ts';
import { jsonGuard } from '../../http/json-guard.ts';
import { valid } from '../../http/validation.ts';
import type { Once } from './call-once.ts';
import { endMembership, grantMembership } from './change-membership.ts';
import { listEvents } from './list-events.ts';
import { requireScope, type TokenEnv, tokenGuard } from './token-guard.ts';

const MEMBERSHIP_REFUSALS = {
  404: 'No member has this address',
  422: 'The Idempotency-Key was used for another request, or `until` is in the past',
};

export const tokenApiRoutes = (deps: Pick<Deps, 'db' | 'clock'>) =>
  new Hono<TokenEnv>()
    .use(tokenGuard(deps), jsonGuard)
    .post(
      '/memberships/grant',
      described('Give a member Premium', membershipResponse, {
        scope: 'membership:write',
        refusals: MEMBERSHIP_REFUSALS,
      }),
      requireScope('membership:write'),
      valid('header', idempotencyHeader),
      valid('json', grantMembershipRequest),
      async (c) => {
        const key = c.req.valid('header')['idempotency-key'];
        return answer(c, await grantMembership(c.var.call, { ...c.req.valid('json'), key }));
      },
    )
    .post(
      '/memberships/end',
      described('End a member’s Premium', membershipResponse, {
        scope: 'membership:write',
        refusals: MEMBERSHIP_REFUSALS,
      }),
      requireScope('membership:write'),
      valid('header', idempotencyHeader),
      valid('json', endMembershipRequest),
      async (c) => {
        const key = c.req.valid('header')['idempotency-key'];
        return answer(c, await endMembership(c.var.call, { ...c.req.valid('json'), key }));
      },
    )
    .get(
      '/events',
      described('Read events, oldest first', listEventsResponse, {
        scope: 'events:read',
      }),
      requireScope('events:read'),
      valid('query', listEventsQuery),
      async (c) => c.json(await listEvents(c.var.call, c.req.valid('query'))),
    );

function answer(c: Context, { body, isRepeated }: Once<MembershipResponse>) {
  if (isRepeated) c.header('Idempotency-Replayed', 'true');
  return c.json(body);
}
