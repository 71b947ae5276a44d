import { nudgeActionRequest } from '@hearthway/domain/nudge-card/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { actOnNudge } from './act-on-nudge.ts';

export const nudgeCardRoutes = new Hono<MemberEnv>().post(
  '/actions',
  described('Dismiss the nudge card for now, or hide its rule for good', null),
  valid('json', nudgeActionRequest),
  async (c) => {
    await actOnNudge(c.var.call, c.req.valid('json'));
    return c.body(null, 204);
  },
);
