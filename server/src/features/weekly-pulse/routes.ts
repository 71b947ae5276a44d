import {
  pulseHistoryResponse,
  pulseStatusResponse,
  savePulseRequest,
  savePulseResponse,
} from '@hearthway/domain/weekly-pulse/contract';
import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import type { Deps } from '../../deps.ts';
import type { MemberEnv } from '../../http/app-env.ts';
import { valid } from '../../http/validation.ts';
import { readPulses, readStatus } from './read-pulses.ts';
import { savePulse } from './save-pulse.ts';

export const weeklyPulseRoutes = ({ db, clock }: Deps) =>
  new Hono<MemberEnv>()
    .get(
      '/',
      describeRoute({
        summary: 'The last eight Weekly Pulses, newest first',
        responses: {
          200: {
            description: 'The pulses',
            content: { 'application/json': { schema: resolver(pulseHistoryResponse) } },
          },
        },
      }),
      async (c) => c.json(await readPulses(db, c.var.member)),
    )
    .get(
      '/status',
      describeRoute({
        summary: 'Whether a Weekly Pulse is due, and when the next one opens',
        responses: {
          200: {
            description: 'The status',
            content: { 'application/json': { schema: resolver(pulseStatusResponse) } },
          },
        },
      }),
      async (c) => c.json(await readStatus(db, c.var.member, clock.now())),
    )
    .post(
      '/',
      describeRoute({
        summary: 'Submit a Weekly Pulse; sending the same one again changes nothing',
        responses: {
          200: {
            description: 'The pulse as it is stored, and the new status',
            content: { 'application/json': { schema: resolver(savePulseResponse) } },
          },
          409: { description: 'Weekly Pulse opens again after 7 days.' },
        },
      }),
      valid('json', savePulseRequest),
      async (c) => c.json(await savePulse(db, c.var.member, c.req.valid('json'), clock.now())),
    );
