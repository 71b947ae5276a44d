import { dashboardResponse } from '@hearthway/domain/dashboard/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { readDashboard } from './read-dashboard.ts';

export const dashboardRoutes = new Hono<MemberEnv>().get(
  '/',
  described('Charts about the practice; groups below five people are hidden', dashboardResponse, {
    refusals: { 403: 'Not a member of the inner circle' },
  }),
  async (c) => c.json(await readDashboard(c.var.call)),
);
