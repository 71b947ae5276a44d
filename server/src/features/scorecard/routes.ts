import {
  breaksResponse,
  checkin,
  checkinHistoryQuery,
  checkinHistoryResponse,
  hiddenPillarsResponse,
  hidePillarRequest,
  saveBreakRequest,
  saveCheckinRequest,
} from '@hearthway/domain/scorecard/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { hidePillar } from './hide-pillar.ts';
import { readHistory } from './read-history.ts';
import { saveBreak } from './save-break.ts';
import { saveCheckin } from './save-checkin.ts';

export const scorecardRoutes = new Hono<MemberEnv>()
  .get(
    '/days',
    described(
      'Check-ins from the last ninety days, newest first, with breaks and hidden pillars',
      checkinHistoryResponse,
    ),
    valid('query', checkinHistoryQuery),
    async (c) => c.json(await readHistory(c.var.call, c.req.valid('query'))),
  )
  .put(
    '/days',
    described('Save ratings for today or yesterday. The latest tap on a pillar wins', checkin, {
      answer: 'The saved day',
      refusals: { 422: 'The day can no longer be changed, or hasn’t begun in any time zone' },
    }),
    valid('json', saveCheckinRequest),
    async (c) => c.json(await saveCheckin(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/breaks',
    described('Plan, change or cancel a break', breaksResponse, {
      refusals: {
        422: 'The break begins in the past, is too long or too far ahead, or overlaps another',
      },
    }),
    valid('json', saveBreakRequest),
    async (c) => c.json(await saveBreak(c.var.call, c.req.valid('json'))),
  )
  .put(
    '/pillars',
    described('Hide a pillar or show it again', hiddenPillarsResponse),
    valid('json', hidePillarRequest),
    async (c) => c.json(await hidePillar(c.var.call, c.req.valid('json'))),
  );
