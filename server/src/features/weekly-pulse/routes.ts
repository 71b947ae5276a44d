import {
  overallHistoryResponse,
  pulseHistoryResponse,
  pulseStatusResponse,
  savePulseRequest,
  savePulseResponse,
} from '@hearthway/domain/weekly-pulse/contract';
import { Hono } from 'hono';
import type { MemberEnv } from '../../http/app-env.ts';
import { described } from '../../http/described.ts';
import { valid } from '../../http/validation.ts';
import { readOverall, readPulses, readStatus } from './read-pulses.ts';
import { savePulse } from './save-pulse.ts';

export const weeklyPulseRoutes = new Hono<MemberEnv>()
  .get(
    '/',
    described('The last eight Weekly Pulses, newest first', pulseHistoryResponse),
    async (c) => c.json(await readPulses(c.var.call)),
  )
  .get(
    '/overall',
    described('Overall wellbeing in every Weekly Pulse, oldest first', overallHistoryResponse),
    async (c) => c.json(await readOverall(c.var.call)),
  )
  .get(
    '/status',
    described('Whether a Weekly Pulse is due, and when the next one opens', pulseStatusResponse),
    async (c) => c.json(await readStatus(c.var.call)),
  )
  .post(
    '/',
    described('Submit a Weekly Pulse. Repeating the request changes nothing', savePulseResponse, {
      answer: 'The saved pulse and the new status',
      refusals: { 409: 'Weekly Pulse opens again after 7 days.' },
    }),
    valid('json', savePulseRequest),
    async (c) => c.json(await savePulse(c.var.call, c.req.valid('json'))),
  );
