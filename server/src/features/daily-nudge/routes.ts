import { claimNudgeRequest, claimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { claimNudge } from './claim-nudge.ts';

export const dailyNudgeRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>().post(
    '/claim',
    describeRoute({
      summary: 'Ask for today’s nudge; only the first to ask gets it',
      responses: {
        200: {
          description: 'The nudge to show, or why there is none',
          content: { 'application/json': { schema: resolver(claimNudgeResponse) } },
        },
      },
    }),
    valid('json', claimNudgeRequest),
    async (c) =>
      c.json(await claimNudge(db, c.var.member, c.req.valid('json'), clock.now(), Math.random)),
  );
