import { dashboardResponse } from '@hearthway/domain/dashboard/contract';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { readDashboard } from './read-dashboard.ts';

export const dashboardRoutes = (deps: Pick<Deps, 'config'>) =>
  new Hono<MemberEnv>().get(
    '/',
    described(
      'Practice totals, plus charts once there are more than twenty members. Groups of fewer than five people are hidden',
      dashboardResponse,
      { refusals: { 403: 'Only the inner circle can do this' } },
    ),
    async (c) => c.json(await readDashboard(c.var.call, deps)),
  );
