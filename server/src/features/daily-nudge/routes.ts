import { claimNudgeRequest, claimNudgeResponse } from '@hearthway/domain/daily-nudge/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { claimNudge } from './claim-nudge.ts';

export const dailyNudgeRoutes = new Hono<MemberEnv>().post(
  '/claim',
  described('Claim today’s nudge. Only the first request gets it', claimNudgeResponse, {
    answer: 'The nudge to show, or the reason why there is none',
  }),
  valid('json', claimNudgeRequest),
  async (c) =>
    c.json(await claimNudge({ ...c.var.call, random: Math.random }, c.req.valid('json'))),
);
