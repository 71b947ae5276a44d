import {
  checkin,
  checkinHistoryQuery,
  checkinHistoryResponse,
  saveCheckinRequest,
} from '@hearthway/domain/scorecard/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { readHistory } from './read-history.ts';
import { saveCheckin } from './save-checkin.ts';

export const scorecardRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>()
    .get(
      '/days',
      describeRoute({
        summary: 'The check-ins of the last ninety days, newest first',
        responses: {
          200: {
            description: 'The days that have a check-in',
            content: { 'application/json': { schema: resolver(checkinHistoryResponse) } },
          },
        },
      }),
      valid('query', checkinHistoryQuery),
      async (c) => c.json(await readHistory(db, c.var.member, c.req.valid('query'))),
    )
    .put(
      '/days',
      describeRoute({
        summary: 'Save what was tapped today or yesterday; the later tap of a pillar wins',
        responses: {
          200: {
            description: 'The day as it is stored now',
            content: { 'application/json': { schema: resolver(checkin) } },
          },
          422: { description: 'The day can no longer be changed, or is not today anywhere' },
        },
      }),
      valid('json', saveCheckinRequest),
      async (c) => c.json(await saveCheckin(db, c.var.member, c.req.valid('json'), clock.now())),
    );
