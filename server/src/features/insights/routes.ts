import {
  insightMarks,
  insightsQuery,
  insightsResponse,
  markInsightRequest,
} from '@hearthway/domain/insights/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { markInsight } from './insight-marks.ts';
import { readInsights } from './read-insights.ts';

export const insightsRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described(
      'Insights from the member’s own days, with the days behind each one',
      insightsResponse,
    ),
    valid('query', insightsQuery),
    async (c) => c.json(await readInsights(c.var.call, c.req.valid('query'))),
  )
  .put(
    '/marks',
    described('Mark an insight as seen, hide it, or turn off all insights', insightMarks),
    valid('json', markInsightRequest),
    async (c) => c.json(await markInsight(c.var.call, c.req.valid('json'))),
  );
