import { quickRouteRequest, quickRouteResponse } from '@hearthway/domain/quick-router/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { saveQuickRoute } from './save-quick-route.ts';

export const quickRouterRoutes = ({ db }: Deps) =>
  new Hono<MemberEnv>().post(
    '/',
    describeRoute({
      summary: 'Say how one feels, and hear which track that leads to',
      responses: {
        200: {
          description: 'Where to go, and why',
          content: { 'application/json': { schema: resolver(quickRouteResponse) } },
        },
      },
    }),
    valid('json', quickRouteRequest),
    async (c) => c.json(await saveQuickRoute(db, c.var.member, c.req.valid('json'))),
  );
