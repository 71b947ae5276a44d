import { recordEventRequest, recordEventResponse } from '@hearthway/domain/analytics/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { recordEvent } from './record-event.ts';

export const analyticsRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>().post(
    '/events',
    describeRoute({
      summary: 'Record one event: its name and counts, no free text',
      responses: {
        201: {
          description: 'Recorded',
          content: { 'application/json': { schema: resolver(recordEventResponse) } },
        },
      },
    }),
    valid('json', recordEventRequest),
    async (c) => c.json(await recordEvent(db, c.var.member, c.req.valid('json'), clock.now()), 201),
  );
