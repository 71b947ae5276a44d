import {
  checkin,
  checkinHistoryQuery,
  checkinHistoryResponse,
  saveCheckinRequest,
} from '@hearthway/domain/scorecard/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readHistory } from './read-history.ts';
import { saveCheckin } from './save-checkin.ts';

export const scorecardRoutes = new Hono<MemberEnv>()
  .get(
    '/days',
    described('The check-ins of the last ninety days, newest first', checkinHistoryResponse),
    valid('query', checkinHistoryQuery),
    async (c) => c.json(await readHistory(c.var.call, c.req.valid('query'))),
  )
  .put(
    '/days',
    described('Save what was tapped today or yesterday; the later tap of a pillar wins', checkin, {
      answer: 'The day as it is stored now',
      refusals: { 422: 'The day can no longer be changed, or is not today anywhere' },
    }),
    valid('json', saveCheckinRequest),
    async (c) => c.json(await saveCheckin(c.var.call, c.req.valid('json'))),
  );
