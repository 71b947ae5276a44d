import { recordEventRequest, recordEventResponse } from '@hearthway/domain/analytics/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { recordPageEvent } from './record-page-event.ts';

export const analyticsRoutes = new Hono<MemberEnv>().post(
  '/events',
  described('Record one event: its name and counts, no free text', recordEventResponse, {
    status: 201,
  }),
  valid('json', recordEventRequest),
  async (c) => c.json(await recordPageEvent(c.var.call, c.req.valid('json')), 201),
);
