import { dashboardResponse } from '@hearthway/domain/dashboard/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { readDashboard } from './read-dashboard.ts';

export const dashboardRoutes = new Hono<MemberEnv>().get(
  '/',
  described('The practice in numbers, never of fewer than five people', dashboardResponse, {
    refusals: { 403: 'Not of the inner circle' },
  }),
  async (c) => c.json(await readDashboard(c.var.call)),
);
