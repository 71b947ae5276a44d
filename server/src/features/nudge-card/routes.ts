import { nudgeActionRequest } from '@hearthway/domain/nudge-card/contract';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { actOnNudge } from './act-on-nudge.ts';

export const nudgeCardRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>().post(
    '/actions',
    describeRoute({
      summary: 'Put the nudge card away: for now, or its rule for good',
      responses: { 204: { description: 'Remembered' } },
    }),
    valid('json', nudgeActionRequest),
    async (c) => {
      await actOnNudge(db, c.var.member, c.req.valid('json'), clock.now());
      return c.body(null, 204);
    },
  );
