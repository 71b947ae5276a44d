import { quickRouteRequest, quickRouteResponse } from '@hearthway/domain/quick-router/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { saveQuickRoute } from './save-quick-route.ts';

export const quickRouterRoutes = new Hono<MemberEnv>().post(
  '/',
  described('Save a quick tag and get the recommended track, with the reason', quickRouteResponse),
  valid('json', quickRouteRequest),
  async (c) => c.json(await saveQuickRoute(c.var.call, c.req.valid('json'))),
);
